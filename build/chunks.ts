/**
 * What Vite does not know about the chunks: which exist, which stand alone, what they may import, and the name of their
 * folder.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type File, write } from './files.ts'
import { packFiles } from './packs.ts'
import { at } from './paths.js'
import { phoneFiles } from './phone.js'
import { withFolder } from './plugins/constants.ts'

const foldersIn = (folder: string): string[] => readdirSync(at(folder)).map((name) => `${folder}/${name}`)

/**
 * Groups of chunks that also load without a popup. Each chunk in them carries the code that it shares with popups,
 * instead of fetching everything that popups share: the components of pages, the pieces of sites, the stores, the
 * bridges to consent platforms and the services, some of which load before anything fires. The inspector must not split what visitors load into more files.
 * The field widgets share some code too, but a visitor who touches one rarely touches another.
 */
const STANDALONE_FOLDERS = ['consent', 'fields', 'page-builder', 'services', 'site', 'stores']

/** Every folder chunks/GROUP/NAME with an index is the chunk NAME: name → file. */
const chunksIn = (groups: string[]): [string, string][] =>
  groups
    .flatMap((group) => foldersIn(`chunks/${group}`))
    .flatMap((folder): [string, string][] => {
      const file = ['index.tsx', 'index.ts'].map((index) => at(`${folder}/${index}`)).find(existsSync)
      return file ? [[basename(folder), file]] : []
    })

export const aloneChunks = (): [string, string][] => chunksIn(STANDALONE_FOLDERS)
export const otherChunks = (): Record<string, string> =>
  Object.fromEntries(chunksIn(readdirSync(at('chunks')).filter((group) => !STANDALONE_FOLDERS.includes(group))))

/** The loader fetches a chunk and `ui` at the same time; any other import would cost one more round trip. */
const refuseWaterfalls = (files: File[]): void => {
  for (const { fileName, imports = [] } of files)
    for (const file of imports) if (file !== 'ui.js') throw new Error(`${fileName} imports ${file}`)
}

/** Digits of a folder's name. */
const NAME_LENGTH = 10

/** The first digits of a hash, the next ones, and so on. */
export const foldersOf = (hash: string): string[] =>
  hash.match(new RegExp(`.{${NAME_LENGTH}}`, 'g'))?.map((name) => `v/${name}/`) ?? []

const weightOf = (files: File[]): number =>
  files.reduce((sum, { code = '' }) => sum + brotliCompressSync(code).byteLength, 0)

/**
 * The folder with which the scripts of the tags weigh the least: the digits of one take up to ten bytes more than those of another, so
 * a script within its budget would exceed it after a change in any chunk.
 */
export const lightestFolder = (hash: string, scripts: File[]): string => {
  const named = foldersOf(hash).map((folder) => ({ folder, weight: weightOf(withFolder(scripts, folder)) }))
  return named.reduce((best, each) => (each.weight < best.weight ? each : best)).folder
}

/**
 * Writes the chunks into a folder named by a hash of their content and of the scripts that load them, of which it gets copies.
 * @param packs the names of the chunks in each
 * @param words files with the words of each language
 * @param folderOf the folder for a hash
 * @returns its path from `dir`
 */
export const writeChunks = async (
  dir: string,
  files: File[],
  loaders: File[],
  packs: string[][],
  words: File[],
  folderOf: (hash: string, scripts: File[]) => string,
): Promise<string> => {
  refuseWaterfalls(files)
  const hash = createHash('sha256')
  const data = [...phoneFiles(), ...words, ...packFiles(files, packs)]
  const scripts = loaders.filter(({ type }) => type === 'chunk')
  const code = [...files.filter(({ type }) => type === 'chunk'), ...scripts]
  for (const { fileName, code: text = '' } of [...code, ...data]) hash.update(fileName).update(text)
  const folder = folderOf(hash.digest('hex'), scripts)
  await write(`${dir}/${folder}`, [...files, ...data])
  return folder
}
