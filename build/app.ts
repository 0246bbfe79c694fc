/**
 * The steps of `vite build`. Everything is built into a folder beside dist/ and swapped at the end, so that a failed
 * build leaves the old one in place. What `wisp start` mounts goes into dist.examples/: what ships does not hold it.
 */
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { foldersOf, lightestFolder, writeChunks } from './chunks.ts'
import { compress } from './compress.js'
import { withWorkFolder } from './dist.js'
import { buildEach, type Files } from './environments.ts'
import { writeApplications, writeExamplePages } from './examples.ts'
import { type File, wordFiles, write } from './files.ts'
import { keepEarlier } from './keep.js'
import { sweepMade } from './made.js'
import { noticesOf } from './notices.js'
import { PAGES } from './page-list.js'
import { at, root } from './paths.js'
import { pinnedCopies } from './pinned.ts'
import { constants, withFolder } from './plugins/constants.ts'
import { minify } from './plugins/minify.ts'
import { modules } from './plugins/modules.ts'
import { createProgress } from './progress.js'
import { openRecords } from './records.js'
import { writePages, writeServer, writeTemplates } from './server.ts'
import { PRODUCTS, stampOf } from './stamp.js'

/** The environment that makes the files with the words of each language. */
export const WORDS = 'words'

interface App {
  plugins: Plugin[]
  buildApp: (builder: ViteBuilder) => Promise<void>
}

/** The names of the environments that build each of these. */
export interface Environments {
  chunks: string[]
  /** The scripts that pages have a tag for. */
  loaders: string[]
  /** The environments of examples/, which go into a folder of their own. */
  examples: string[]
}

/** For builds that need not be the lightest. */
const firstFolder = (hash: string): string => foldersOf(hash)[0] ?? ''

/**
 * What visitors download: the chunks, and the loaders, which name the folder of the chunks.
 * @param packs the names of the chunks in each
 */
export const writeBrowser = async (
  dir: string,
  files: Files,
  { chunks, loaders }: Environments,
  packs: string[][],
  folderOf: (hash: string, scripts: File[]) => string = firstFolder,
): Promise<void> => {
  const scripts = loaders.flatMap(files)
  const words = await wordFiles(files(WORDS))
  const folder = await writeChunks(dir, chunks.flatMap(files), scripts, packs, words, folderOf)
  const named = withFolder(scripts, folder)
  const list = { fileName: 'packs.json', source: JSON.stringify(packs) }
  await write(dir, [...named, ...pinnedCopies(named, folder), list])
}

/** The built files of one product, and the records of what they were built from. */
interface Ship {
  environments: Environments
  files: Files
  records: ReturnType<typeof openRecords>
  all: string[]
}

const stamp = (dir: string, { records, all }: Ship, name: keyof typeof PRODUCTS): Promise<void> =>
  writeFile(join(dir, 'stamp'), stampOf(records, all, name))

/** Replaces the old folder by the new one. */
const swap = async (dir: string, name: keyof typeof PRODUCTS): Promise<void> => {
  const { folder } = PRODUCTS[name]
  await rm(at(folder), { recursive: true, force: true })
  await rename(dir, at(folder))
}

const writeProduct = (ship: Ship, packages: string[]): Promise<void> =>
  withWorkFolder(root, async (dist) => {
    const { environments, files } = ship
    const { fonts, packs } = await writeTemplates(dist, files('templates'))
    await writeBrowser(join(dist, 'public'), files, environments, packs, lightestFolder)
    await writePages(dist, files('pages'), PAGES)
    await writeServer(dist, files('server'))
    // The public types import nothing of ours, so the file ships as it is.
    await copyFile(at('shared/page/model/api.ts'), join(dist, 'public/wisp.d.ts'))
    await writeFile(join(dist, 'public/notices.txt'), noticesOf([...packages, ...fonts]))
    await compress(join(dist, 'public'))
    await keepEarlier(at('dist'), dist)
    await stamp(dist, ship, 'production')
    await swap(dist, 'production')
  })

const writeExamples = (ship: Ship): Promise<void> =>
  withWorkFolder(root, async (dir) => {
    await writeApplications(dir, ship.files, ship.environments.examples)
    await writeExamplePages(dir, ship.files)
    await compress(join(dir, 'public'))
    await stamp(dir, ship, 'examples')
    await swap(dir, 'examples')
  })

const ship = async (builder: ViteBuilder, environments: Environments): Promise<void> => {
  const { chunks, loaders, examples } = environments
  const all = [...chunks, ...loaders, WORDS, 'pages', 'templates', 'server', ...examples]
  const records = openRecords('production')
  const progress = createProgress(all.length)
  const { files, packages } = await buildEach(builder, all, records, progress)
  progress.say('Writing dist/')
  const results = { environments, files, records, all }
  await writeProduct(results, packages)
  await writeExamples(results)
  await sweepMade()
  progress.end()
}

const shippedPacks = async (): Promise<string[][]> =>
  JSON.parse(await readFile(at('dist/public/packs.json'), 'utf8').catch(() => '[]'))

/** The React build, next to what ships: browser tests run on both. */
const buildReact = async (builder: ViteBuilder, environments: Environments): Promise<void> => {
  const all = [...environments.chunks, ...environments.loaders, WORDS]
  const records = openRecords('development')
  const progress = createProgress(all.length)
  const { files } = await buildEach(builder, all, records, progress)
  await withWorkFolder(root, async (dir) => {
    // The files that ship are built first.
    await writeBrowser(dir, files, environments, await shippedPacks())
    await stamp(dir, { environments, files, records, all }, 'development')
    await swap(dir, 'development')
  })
  progress.end()
}

export const createApp = (mode: string, environments: Environments): App => {
  const minifier = minify([...environments.chunks, ...environments.loaders])
  const shipped = mode === 'production'
  const build = shipped ? ship : buildReact
  return {
    plugins: [constants(environments.loaders), modules, ...(shipped ? [minifier] : [])],
    buildApp: (builder) => build(builder, environments).finally(minifier.stop),
  }
}
