/** What the server runs and serves: itself, the library of designs, and its pages. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type File, write } from './files.ts'
import { writeFonts } from './fonts.ts'
import { at } from './paths.js'

export const writeServer = (dist: string, files: File[]): Promise<void> => write(join(dist, 'server'), files)

/**
 * Designs are written in TSX and stored as HTML, so showing one needs no React.
 * @returns the packages of the typefaces that go with them
 */
export const writeTemplates = async (dist: string, files: File[]): Promise<string[]> => {
  const work = join(dist, 'templates')
  await write(work, files)
  const { fonts, renderAll } = await import(
    /* @vite-ignore */ `${pathToFileURL(join(work, 'render.js'))}?${Date.now()}`
  )
  const { addressOf, packages } = await writeFonts(join(dist, 'public'), fonts)
  await writeFile(join(dist, 'templates.json'), JSON.stringify(renderAll(addressOf)))
  await rm(work, { recursive: true })
  await cp(at('templates/photos'), join(dist, 'photos'), { recursive: true })
  return packages
}

/** The name of a built page: `site/he/index.html` is `site-he.html`. */
const pageName = (fileName: string): string =>
  `${dirname(fileName).replace('server/pages/', '').replaceAll('/', '-')}.html`

/** The demo shop, the demo stores, the demo site and the desk. Each is an index.html in a folder of that name. */
export const writePages = async (dist: string, files: File[]): Promise<void> => {
  const isPage = ({ fileName }: { fileName: string }): boolean => fileName.endsWith('.html')
  const pages = files.filter(isPage)
  await write(
    join(dist, 'pages'),
    pages.map((page) => ({ ...page, fileName: pageName(page.fileName) })),
  )
  await write(
    join(dist, 'public/v/pages'),
    files.filter((file) => !isPage(file)),
  )
}

/**
 * The scripts and files of the demo stores and the demo site, at addresses that never change: catalogues name the
 * pictures, each store has its own place for them, and the site links to its download.
 */
export const writeStores = async (dist: string, themes: File[]): Promise<void> => {
  await write(join(dist, 'public'), themes)
  for (const folder of ['cdn/shop/files', 'demo/media'])
    await cp(at('server/pages/demo/art'), join(dist, 'public', folder), { recursive: true })
  await cp(at('server/pages/site/files'), join(dist, 'public/site'), { recursive: true })
}
