/** Temporary files in memory, where there is room: databases of tests wait for no disk. */
import { existsSync, statfsSync } from 'node:fs'

const SHARED_MEMORY = '/dev/shm'
const LEAST_BYTES = 2e9

/** Has effect on `os.tmpdir()`, here and in processes that are started from now on. A TMPDIR that is set stays. */
export const keepInMemory = () => {
  if (process.env.TMPDIR || !existsSync(SHARED_MEMORY)) return
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  if (bavail * bsize >= LEAST_BYTES) process.env.TMPDIR = SHARED_MEMORY
}
