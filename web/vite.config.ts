import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type UserConfig } from 'vite'

const server = process.env.THEOMACHY_SERVER ?? 'http://127.0.0.1:8101'

/** The words of a language are one chunk; those of English are part of the page. */
function chunkOf(file: string): string | null {
  const lang = /\/words\/[^/]+\.([^/.]+)\.ftl/.exec(file)?.[1]
  return lang && lang !== 'en' ? `words-${lang}` : null
}

/** What others have written of it, and on which terms. */
const license = { fileName: 'assets/notices.txt' }

const codeSplitting = { groups: [{ name: chunkOf }] }

const client: UserConfig = {
  plugins: [svelte()],
  build: {
    outDir: '../theomachy/server/client',
    emptyOutDir: true,
    target: 'es2022',
    license,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
}

/** A page without a server, for any folder of any host: see page.py. */
const page: UserConfig = {
  base: './',
  plugins: [svelte()],
  worker: { format: 'es' },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    license,
    rolldownOptions: {
      input: { page: 'page.html', sw: 'src/page/sw.ts' },
      output: {
        codeSplitting,
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}

export default defineConfig(({ mode }) => (mode === 'page' ? page : client))
