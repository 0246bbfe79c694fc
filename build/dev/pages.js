/** Our own pages as the server of the product sends them, with their scripts from Vite. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { PAGES } from '../page-list.js'
import { at } from '../paths.js'

/** Where Vite's files are, as those of the built pages. */
export const PAGES_BASE = '/v/pages/'

/** The server sends a page at another address than Vite. @param {string} html @param {string} path */
const withAddresses = (html, path) =>
  html.replace(/\b(src|href)="(\.[^"]+)"/g, (_, name, address) => {
    const { pathname } = new URL(address, `http://localhost${PAGES_BASE.slice(0, -1)}${path}`)
    return `${name}="${pathname}"`
  })

/** @param {import('vite').ViteDevServer} vite */
export const writePages = async (vite) => {
  await mkdir(at('dist.dev/pages'), { recursive: true })
  for (const page of PAGES) {
    const path = `/server/pages/${page}/index.html`
    const html = await vite.transformIndexHtml(path, await readFile(at(path.slice(1)), 'utf8'))
    await writeFile(at(`dist.dev/pages/${page.replaceAll('/', '-')}.html`), withAddresses(html, path))
  }
}
