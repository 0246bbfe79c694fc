/** Our own pages as the server of the product sends them, with their scripts from Vite. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { EXAMPLE_PAGES, PAGES } from '../page-list.js'
import { at } from '../paths.js'

/** Where Vite's files are, as those of the built pages. */
export const PAGES_BASE = '/v/pages/'

const RELOAD = '<script type="module" src="/build/dev/reload.js"></script>'

/** The server sends a page at another address than Vite. @param {string} html @param {string} path */
const withAddresses = (html, path) =>
  html.replace(/\b(src|href)="(\.[^"]+)"/g, (_, name, address) => {
    const { pathname } = new URL(address, `http://localhost${PAGES_BASE.slice(0, -1)}${path}`)
    return `${name}="${pathname}"`
  })

/** @param {import('vite').ViteDevServer} vite */
export const writePages = async (vite) => {
  for (const [folder, pages] of /** @type {const} */ ([
    ['dist.dev/pages', PAGES],
    ['dist.dev.examples/pages', EXAMPLE_PAGES],
  ])) {
    await mkdir(at(folder), { recursive: true })
    for (const { file, name } of pages) {
      const source = await readFile(at(file), 'utf8')
      const reloading = pages === EXAMPLE_PAGES ? source.replace('</head>', `${RELOAD}</head>`) : source
      const html = await vite.transformIndexHtml(`/${file}`, reloading)
      await writeFile(at(`${folder}/${name}.html`), withAddresses(html, `/${file}`))
    }
  }
}
