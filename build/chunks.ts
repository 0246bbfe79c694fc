/**
 * What Vite does not know about the chunks: which exist, which stand alone, what they may import, and the name of their
 * folder.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { type File, write } from './files.ts'
import { at } from './paths.js'
import { phoneFiles } from './phone.js'

const foldersIn = (folder: string): string[] => readdirSync(at(folder)).map((name) => `${folder}/${name}`)

/** Every folder chunks/GROUP/NAME with an index is the chunk NAME: name → file. */
const entries = (): [string, string][] =>
  foldersIn('chunks')
    .flatMap(foldersIn)
    .flatMap((folder): [string, string][] => {
      const file = ['index.tsx', 'index.ts'].map((index) => at(`${folder}/${index}`)).find(existsSync)
      return file ? [[basename(folder), file]] : []
    })

/**
 * Chunks that also load without a popup carry the code that they share with popups, instead of fetching everything that
 * popups share: the components of pages, reports (for leads of an earlier page), targeting, route, teaser and the stores (before anything fires), and
 * the inspector, which must not split what visitors load into more files. The field widgets share some code too, but a
 * visitor who touches one rarely touches another.
 */
const ALONE = [
  'report',
  'targeting',
  'live-targeting',
  'route',
  'teaser',
  'inspector',
  'legacy-server',
  'select',
  'calendar',
  'phone',
  'email',
  'number',
  'redirect',
  'store',
  'shopify',
  'shopify-server',
  'wix',
  'wix-cart',
  'wix-server',
  'wix-token',
  'own-store',
  'page-countdown',
  'page-date',
  'page-video',
  'page-widget',
  'page-form',
  'page-lead',
  'page-menu',
  'page-toast',
  'page-popups',
  'page-actions',
  'site-header',
  'site-submenu',
  'site-callback',
  'site-label',
  'site-contact',
  'site-contact-look',
  'site-fields',
  'site-refill',
  'site-popup',
  'site-popup-window',
  'site-popup-look',
  'site-newsletter',
  'site-newsletter-send',
  'site-newsletter-return',
  'site-conditions',
  'site-captcha',
  'site-tracking',
  'site-links',
  'site-embed',
  'site-embed-form',
  'site-gallery',
  'site-gallery-window',
  'site-gallery-paging',
  'site-gallery-content',
  'site-gallery-inline',
  'site-gallery-markup',
  'site-gallery-gestures',
  'site-gallery-thumbs',
  'site-gallery-address',
]

export const aloneChunks = (): [string, string][] => entries().filter(([name]) => ALONE.includes(name))
export const otherChunks = (): Record<string, string> =>
  Object.fromEntries(entries().filter(([name]) => !ALONE.includes(name)))

/**
 * The loader fetches a chunk and `ui` at the same time; any other import would cost one more round trip. A chunk with a
 * library written for React accepts that.
 */
const MAY_IMPORT = ['ui.js', 'compat.js']

const refuseWaterfalls = (files: File[]): void => {
  for (const { fileName, imports = [] } of files)
    for (const file of imports) if (!MAY_IMPORT.includes(file)) throw new Error(`${fileName} imports ${file}`)
}

/** Writes the chunks into a folder named by a hash of their content. @returns its path from `dir` */
export const writeChunks = async (dir: string, files: File[]): Promise<string> => {
  refuseWaterfalls(files)
  const hash = createHash('sha256')
  const data = phoneFiles()
  for (const { fileName, code = '' } of [...files.filter(({ type }) => type === 'chunk'), ...data])
    hash.update(fileName).update(code)
  const folder = `v/${hash.digest('hex').slice(0, 10)}/`
  await write(`${dir}/${folder}`, [...files, ...data])
  return folder
}
