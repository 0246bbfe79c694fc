/** A file for a body that is still coming in. It has no name, so that nothing of it is left, however the process ends. */
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomId } from '../ids'

export interface Spool {
  write(part: Uint8Array): Promise<void>
  read(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export const openSpool = async (folder: string): Promise<Spool> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomId()}.upload`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  let bytes = 0
  return {
    async write(part) {
      // One write may take only a part of it.
      for (let at = 0; at < part.length; ) {
        const { bytesWritten } = await file.write(part, at, part.length - at, bytes)
        at += bytesWritten
        bytes += bytesWritten
      }
    },
    async read() {
      const content = new Uint8Array(bytes)
      for (let at = 0; at < bytes; ) {
        const { bytesRead } = await file.read(content, at, bytes - at, at)
        if (!bytesRead) throw new Error('A body is shorter than what was kept of it')
        at += bytesRead
      }
      return content
    },
    close: () => file.close(),
  }
}
