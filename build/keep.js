/**
 * Keeps earlier builds next to the new one: a page that loaded the script before an update still asks for the chunks of
 * that build.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** How many builds to keep. The script itself is cached for at most a day. */
const MAX_KEPT_BUILDS = 5

/** @param {string} folder @returns {Promise<{ path: string, name: string, at: number }[]>} */
const buildsIn = async (folder) => {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{10}$/.test(name))
  return Promise.all(
    names.map(async (name) => ({ name, path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
}

/**
 * Stored popups name the files of their typefaces until they are imported again, so all are kept.
 * @param {string} from @param {string} to
 */
const keepFonts = async (from, to) => {
  const isGone = (/** @type {string} */ path) => !existsSync(join(to, 'public/v/fonts', basename(path)))
  for (const folder of ['kept/v/fonts', 'public/v/fonts'])
    if (existsSync(join(from, folder)))
      await cp(join(from, folder), join(to, 'kept/v/fonts'), { recursive: true, filter: isGone })
}

/**
 * Copies the latest builds of the dist folder `from` to `to/kept`, except the one in `to` itself, and all typefaces.
 * @param {string} from
 * @param {string} to
 */
export const keepEarlier = async (from, to) => {
  const earlier = [...(await buildsIn(join(from, 'public/v'))), ...(await buildsIn(join(from, 'kept/v')))]
  const candidates = earlier.filter(({ name }) => !existsSync(join(to, 'public/v', name))).sort((a, b) => b.at - a.at)
  for (const { name, path } of candidates.slice(0, MAX_KEPT_BUILDS)) {
    await mkdir(join(to, 'kept/v'), { recursive: true })
    await cp(path, join(to, 'kept/v', name), { recursive: true, preserveTimestamps: true })
  }
  await keepFonts(from, to)
}
