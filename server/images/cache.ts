/**
 * Pictures that were made, as files: a folder for each original, a file for each recipe. What was used last is the
 * file's time, so that it outlives the process and several processes can share the folder.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomId } from '../lib/ids'
import { evict, onDisk } from './eviction'

/** Bytes of the digest that every file begins with. A file that was cut short, or damaged, is made again. */
const DIGEST_BYTES = 32
/** Milliseconds: a file that was used so recently is not marked again. */
const FRESH_MARK_MS = 60_000
/** After writing this share of the limit, the folder is measured again: another process may have written, too. */
const UNMEASURED_SHARE = 0.05
/** A full cache is reduced to this share. */
const REDUCED_SHARE = 0.9

const digestOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()

const touch = async (file: string): Promise<void> => {
  const now = new Date()
  const { mtimeMs } = await stat(file)
  if (now.getTime() - mtimeMs > FRESH_MARK_MS) await utimes(file, now, now)
}

/** undefined if there is none, or a broken one, which is removed. */
const readChecked = async (file: string): Promise<Buffer | undefined> => {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return
  const content = bytes.subarray(DIGEST_BYTES)
  if (digestOf(content).equals(bytes.subarray(0, DIGEST_BYTES))) return content
  await rm(file, { force: true }).catch(() => {})
}

const write = async (folder: string, key: string, bytes: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${randomId()}.draft`)
  try {
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, join(folder, key))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** @param limit in bytes */
export const createCache = (root: string, limit: number) => {
  // The folder is measured before the first write.
  let unmeasured = Number.POSITIVE_INFINITY
  let measuring: Promise<void> | undefined

  const makeRoom = async (bytes: number): Promise<void> => {
    unmeasured += bytes
    if (unmeasured <= limit * UNMEASURED_SHARE) return
    unmeasured = bytes
    measuring ??= evict(root, limit * REDUCED_SHARE - bytes).finally(() => {
      measuring = undefined
    })
    await measuring
  }

  return {
    async read(id: string, key: string): Promise<Buffer | undefined> {
      const file = join(root, id, key)
      const content = await readChecked(file)
      if (content) await touch(file).catch(() => {})
      return content
    },
    /** Never rejects: a picture that cannot be kept is made again. */
    async write(id: string, key: string, content: Uint8Array): Promise<void> {
      const bytes = Buffer.concat([digestOf(content), content])
      if (onDisk(bytes.length) > limit * UNMEASURED_SHARE) return
      try {
        await makeRoom(onDisk(bytes.length))
        await write(join(root, id), key, bytes)
      } catch {
        // The disk is full, or the folder is not ours.
      }
    },
    /** Forgets all that was made of an original. */
    remove: (id: string): Promise<void> => rm(join(root, id), { recursive: true, force: true }),
  }
}

export type Cache = ReturnType<typeof createCache>
