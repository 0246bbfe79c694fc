/** Keeps the folder of made pictures within its size. */
import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Smallest room that a file takes on the disk. */
const MIN_DISK_BYTES = 4_096
/** Milliseconds after which a draft belongs to a process that has ended. */
const ABANDONED_DRAFT_MS = 600_000

export const onDisk = (bytes: number): number => Math.ceil(bytes / MIN_DISK_BYTES) * MIN_DISK_BYTES

interface File {
  path: string
  size: number
  used: number
}

const filesIn = async (folder: string): Promise<File[]> => {
  const files: File[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // Another process may have removed it meanwhile.
    const { size, mtimeMs: used } = (await stat(path).catch(() => undefined)) ?? {}
    if (size === undefined || used === undefined) continue
    if (name.endsWith('.draft') && Date.now() - used > ABANDONED_DRAFT_MS) await rm(path, { force: true })
    else files.push({ path, size: onDisk(size), used })
  }
  return files
}

/** Removes what was used longest ago, until all files together have at most this size. */
export const evict = async (root: string, bytes: number): Promise<void> => {
  const files: File[] = []
  for (const folder of await readdir(root).catch(() => [])) files.push(...(await filesIn(join(root, folder))))
  let size = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of files.sort((a, b) => a.used - b.used)) {
    if (size <= bytes) break
    await rm(file.path, { force: true })
    size -= file.size
  }
  // Only empty folders can be removed this way.
  for (const folder of await readdir(root).catch(() => [])) await rmdir(join(root, folder)).catch(() => {})
}
