/** A folder or a bucket that all servers share, with the files of builds by their names. */
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Bucket, originalsInBucket } from '../images/originals-s3'
import { randomId } from '../lib/ids'

export interface BuildPlace {
  write(name: string, content: Uint8Array): Promise<void>
  /** Writes a file of this machine. */
  copy(name: string, path: string): Promise<void>
  /** undefined: not there. */
  read(name: string): Promise<Uint8Array | undefined>
}

/** Another server may read the file already, so it comes there whole. */
const writeWhole = async (file: string, make: (draft: string) => Promise<void>): Promise<void> => {
  const draft = `${file}.${randomId(8)}.draft`
  await mkdir(dirname(file), { recursive: true })
  try {
    await make(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const inFolder = (folder: string): BuildPlace => ({
  write: (name, content) => writeWhole(join(folder, name), (draft) => writeFile(draft, content)),
  // A file of a build never changes, so the same one does, where it is on the same disk.
  copy: (name, path) => writeWhole(join(folder, name), (draft) => link(path, draft).catch(() => copyFile(path, draft))),
  read: (name) =>
    readFile(join(folder, name)).catch((error) => {
      if (/^(ENOENT|ENOTDIR|EISDIR)$/.test(error.code)) return undefined
      throw error
    }),
})

const failed = (error: Error): never => {
  throw new Error(error.message.replace('store of pictures', 'store of builds'))
}

const inBucket = (bucket: Bucket): BuildPlace => {
  const objects = originalsInBucket(bucket)
  const write = (name: string, content: Uint8Array): Promise<void> => objects.write(name, content).catch(failed)
  return {
    write,
    copy: async (name, path) => write(name, await readFile(path)),
    read: (name) => objects.read(name).catch(failed),
  }
}

export const buildPlace = (location: Bucket | string): BuildPlace =>
  typeof location === 'string' ? inFolder(resolve(location)) : inBucket(location)
