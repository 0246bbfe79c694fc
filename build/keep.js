/** A page that loaded the script before an update asks for that build's chunks for a while yet: they stay beside the new ones. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds that stay. The script itself is cached for a day at most. */
const MOST = 5

/** @param {string} folder @returns {Promise<{ path: string, name: string, at: number }[]>} */
const buildsIn = async (folder) => {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{10}$/.test(name))
  return Promise.all(
    names.map(async (name) => ({ name, path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
}

/** Copies the latest builds of the dist folder `from` to `to/kept`, but for the one that `to` itself holds. @param {string} from @param {string} to */
export const keepEarlier = async (from, to) => {
  const earlier = [...(await buildsIn(join(from, 'public/v'))), ...(await buildsIn(join(from, 'kept/v')))]
  const kept = earlier.filter(({ name }) => !existsSync(join(to, 'public/v', name))).sort((a, b) => b.at - a.at)
  for (const { name, path } of kept.slice(0, MOST)) {
    await mkdir(join(to, 'kept/v'), { recursive: true })
    await cp(path, join(to, 'kept/v', name), { recursive: true, preserveTimestamps: true })
  }
}
