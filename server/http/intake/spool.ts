/** A file for a body that is still coming in. It has no name, so that nothing of it is left, however the process ends. */
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomId } from '../../lib/ids'

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
      for (let offset = 0; offset < part.length; ) {
        const { bytesWritten } = await file.write(part, offset, part.length - offset, bytes)
        offset += bytesWritten
        bytes += bytesWritten
      }
    },
    async read() {
      const content = new Uint8Array(bytes)
      for (let offset = 0; offset < bytes; ) {
        const { bytesRead } = await file.read(content, offset, bytes - offset, offset)
        if (!bytesRead) throw new Error('A body is shorter than what was kept of it')
        offset += bytesRead
      }
      return content
    },
    close: () => file.close(),
  }
}
