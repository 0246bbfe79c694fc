/** A folder or a bucket that all servers share, with the files of builds by their names. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { randomId } from '../ids'
import { type Bucket, originalsInBucket } from '../images/originals-s3'

export interface BuildPlace {
  write(name: string, content: Uint8Array): Promise<void>
  /** undefined: not there. */
  read(name: string): Promise<Uint8Array | undefined>
}

const inFolder = (folder: string): BuildPlace => ({
  async write(name, content) {
    const file = join(folder, name)
    const draft = `${file}.${randomId(8)}.draft`
    await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(draft, content)
      // Another server may read it already.
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },
  read: (name) =>
    readFile(join(folder, name)).catch((error) => {
      if (/^(ENOENT|ENOTDIR|EISDIR)$/.test(error.code)) return undefined
      throw error
    }),
})

const failed = (error: Error): never => {
  throw new Error(error.message.replace('store of pictures', 'store of builds'))
}

const inBucket = (where: Bucket): BuildPlace => {
  const objects = originalsInBucket(where)
  return {
    write: (name, content) => objects.write(name, content).catch(failed),
    read: (name) => objects.read(name).catch(failed),
  }
}

export const buildPlace = (where: Bucket | string): BuildPlace =>
  typeof where === 'string' ? inFolder(resolve(where)) : inBucket(where)
