/**
 * Remembers under its content what takes long to make of a file (minified, compressed), in dist.cache/, so that a change
 * in one file costs nothing for the others.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from './paths.js'

const FOLDER = at('dist.cache/made')

/** Milliseconds after which an entry goes that no build has used. */
const LIFETIME_MS = 14 * 86_400_000

/**
 * @param {(string | Buffer)[]} from everything that decides what comes out
 * @param {() => Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
export const madeOf = async (from, make) => {
  const hash = createHash('sha256')
  for (const part of from) hash.update(part).update('\0')
  const file = join(FOLDER, hash.digest('base64url').slice(0, 24))
  const cached = await readFile(file).catch(() => undefined)
  if (cached) {
    await utimes(file, new Date(), new Date())
    return cached
  }
  const result = await make()
  await mkdir(FOLDER, { recursive: true })
  // Another build may do the same; a file that is half written would be taken for whole.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, result)
  await rename(draft, file)
  return result
}

/** Removes what no build has used for a while. */
export const sweepMade = async () => {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const { mtimeMs } = await stat(join(FOLDER, name))
    if (mtimeMs < Date.now() - LIFETIME_MS) await rm(join(FOLDER, name))
  }
}
