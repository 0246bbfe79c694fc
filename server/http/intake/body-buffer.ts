/** The received bytes of a request body: in memory while they are few, then in a file. */
import { Refusal } from '../refusal'
import type { Bound } from './bounds'
import type { Spool } from './spool'

/** The unread rest of a body would be taken for the next request. */
export const CLOSE = { Connection: 'close' }

interface BodySettings {
  /** Network of the sender. */
  network: string
  /** Bytes up to which it stays in memory. */
  small: number
  memory: Bound
  disk: Bound
  open(): Promise<Spool>
}

export const createBodyBuffer = ({ network, small, memory, disk, open }: BodySettings) => {
  let parts: Uint8Array[] = []
  let [bytes, inMemory, onDisk] = [0, 0, 0]
  let spool: Spool | undefined

  const take = (bound: Bound, more: number): void => {
    if (bound.take(network, more)) return
    const message = 'Too much is being sent at the moment'
    throw new Refusal(503, message, { headers: { ...CLOSE, 'Retry-After': '5' } })
  }
  const takeOnDisk = (more: number): void => {
    take(disk, more)
    onDisk += more
  }
  const leaveMemory = (): void => {
    parts = []
    memory.give(network, inMemory)
    inMemory = 0
  }
  const move = async (): Promise<Spool> => {
    takeOnDisk(bytes)
    spool = await open()
    for (const part of parts) await spool.write(part)
    leaveMemory()
    return spool
  }

  return {
    get bytes(): number {
      return bytes
    },
    get isOnDisk(): boolean {
      return spool !== undefined
    },
    async add(part: Uint8Array): Promise<void> {
      if (!spool && bytes + part.length <= small) {
        take(memory, part.length)
        inMemory += part.length
        parts.push(part)
      } else {
        const to = spool ?? (await move())
        takeOnDisk(part.length)
        await to.write(part)
      }
      bytes += part.length
    },
    read: async (): Promise<Uint8Array<ArrayBuffer>> => (spool ? spool.read() : new Uint8Array(Buffer.concat(parts))),
    async release(): Promise<void> {
      leaveMemory()
      disk.give(network, onDisk)
      await spool?.close()
    },
  }
}

export type BodyBuffer = ReturnType<typeof createBodyBuffer>
