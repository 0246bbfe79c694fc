/** What the server runs and serves: itself, the library of designs, its two pages. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aliases } from './aliases.js'
import { lists } from './lists.js'
import { at } from './paths.js'
import { bundleQuietly } from './vite.js'

/** @typedef {import('vite').Plugin} Plugin */

/** Hundreds of small files, which Node would look for one by one at the start of each command: half of its time. */
const TAKEN_IN = ['kysely', 'hono', '@hono/node-server', 'valibot', 'jsonc-parser']

/** @param {string} entry @param {string} outDir @param {Plugin[]} [plugins] */
const bundleForNode = (entry, outDir, plugins = []) =>
  bundleQuietly({
    plugins: [lists(), ...plugins],
    ssr: { noExternal: TAKEN_IN },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: at(entry),
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })

/** @param {string} dist @param {Plugin[]} [plugins] */
export const buildServer = (dist, plugins) => bundleForNode('server/cli.ts', join(dist, 'server'), plugins)

/** Designs are written in TSX and kept as HTML: nothing of React is needed to show one. @param {string} dist */
export const buildTemplates = async (dist) => {
  const work = join(dist, 'templates')
  await bundleForNode('templates/render.tsx', work)
  const { renderAll } = await import(pathToFileURL(join(work, 'render.js')).href)
  await writeFile(join(dist, 'templates.json'), JSON.stringify(renderAll()))
  await rm(work, { recursive: true })
}

/** The demo shop and the desk. @param {string} dist @param {Plugin[]} [plugins] */
export const buildPages = async (dist, plugins) => {
  const work = join(dist, 'pages-work')
  await bundleQuietly({
    root: at('server/pages'),
    base: '/v/pages/',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: aliases('preact') },
    build: {
      outDir: work,
      emptyOutDir: true,
      assetsDir: '.',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [at('server/pages/demo/index.html'), at('server/pages/desk/index.html')] },
    },
  })
  const pages = join(dist, 'pages')
  for (const page of ['demo', 'desk']) {
    await rename(join(work, page, 'index.html'), join(pages, `${page}.html`))
    await rm(join(work, page), { recursive: true })
  }
  await rename(work, join(dist, 'public/v/pages'))
}
