/**
 * The answer for a page that runs a script of a build whose chunks are gone: it loads the current script once, so that
 * its popups open. A page only asks for chunks of its own build, so nothing in the script itself is needed for this.
 */
import type { Assets } from './assets'

/** A chunk of a build, which is named by the hash of its chunks; perhaps in the folder of a pack. */
const CHUNK = /^(?:.*\/)?v\/([\da-f]{10})\/([a-z_-]+\/)?([a-z-]+)\.js$/
const FOLDER = /v\/([\da-f]{10})\//
/** Chunks of wisp-page.js and wisp-site.js work independently of each other, so that of the current build can replace one that is gone. */
const ALONE = /^(page|site)-/

const folders = new Map<string, string>()

/** The folder of the current build, as its script names it. */
export const folderOfBuild = async (assets: Assets): Promise<string | undefined> => {
  const script = assets.get('/wisp.js')
  if (!script) return
  const cached = folders.get(script.etag)
  if (cached) return cached
  const folder = FOLDER.exec((await script.read()).toString())?.[1]
  if (folder) folders.set(script.etag, folder)
  return folder
}

const MESSAGE = 'this page runs a script of an earlier build, the current one takes over'

/**
 * A module for a chunk that no build has any more; undefined if the current build has no replacement.
 *
 * @param path of the chunk
 */
export const standIn = async (path: string, assets: Assets): Promise<string | undefined> => {
  const [, folder, pack, name = ''] = CHUNK.exec(path) ?? []
  const current = folder && (await folderOfBuild(assets))
  if (!current || current === folder) return
  const has = (chunk: string): boolean => assets.has(`/v/${current}/${chunk}.js`)
  const builds = pack ? '../..' : '..'
  if (ALONE.test(name)) return has(name) ? `export * from '${builds}/${current}/${name}.js'` : undefined
  if (!has('handover')) return
  if (name === 'handover') return `export { run } from '${builds}/${current}/handover.js'`
  return `import { takeOver } from '${builds}/${current}/handover.js'
takeOver(() => import('${builds}/../wisp.js?again'))
throw new Error('${MESSAGE}')`
}
