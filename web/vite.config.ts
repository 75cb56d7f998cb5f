import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.THEOMACHY_SERVER ?? 'http://127.0.0.1:8101'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../theomachy/server/client', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
})
