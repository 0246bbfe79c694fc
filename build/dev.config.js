/** `npm run dev`: the playground, on React. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { aliases } from './aliases.js'
import { lists } from './lists.js'

export default defineConfig({
  root: fileURLToPath(new URL('../playground', import.meta.url)),
  publicDir: false,
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  resolve: { alias: aliases('react') },
  plugins: [lists()],
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
})
