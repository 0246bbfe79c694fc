/** Originals in a folder that only its owner may read. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { why } from '../lib/data-folder'
import { randomId } from '../lib/ids'
import { type Originals, OriginalsUnavailable } from './originals'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const failed = (action: string, error: unknown): never => {
  throw new OriginalsUnavailable(`The folder of pictures cannot be ${action}: ${why(error)}`)
}

export const originalsInFolder = (folder: string): Originals => ({
  async write(id, content) {
    const draft = join(folder, `${randomId()}.draft`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(draft, content, { mode: 0o600, flush: true })
      await rename(draft, join(folder, id))
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      failed('written', error)
    }
  },
  async read(id) {
    try {
      return await readFile(join(folder, id))
    } catch (error) {
      return isMissing(error) ? undefined : failed('read', error)
    }
  },
  async remove(id) {
    await rm(join(folder, id), { force: true }).catch((error) => failed('written', error))
  },
})
