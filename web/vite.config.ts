import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.THEOMACHY_SERVER ?? 'http://127.0.0.1:8101'

/** The words of a language are one chunk; those of English are part of the page. */
function chunkOf(file: string): string | null {
  const lang = /\/words\/[^/]+\.([^/.]+)\.ftl/.exec(file)?.[1]
  return lang && lang !== 'en' ? `words-${lang}` : null
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../theomachy/server/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
})
