/**
 * Receives the bodies of calls. A small one waits in memory and a large one on the disk until it is whole, so that slow senders
 * hold no memory; only a few large ones are in memory at the same time. What is under way has bounds, in all and for each network.
 */
import type { Context } from 'hono'
import { createQueue } from '../../lib/work-queue'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { type BodyBuffer, CLOSE, createBodyBuffer } from './body-buffer'
import { createBound, type Quota } from './bounds'
import { openSpool } from './spool'

const BYTES_PER_MEGABYTE = 1024 * 1024

export interface IntakeLimits {
  /** Bytes of a body up to which it waits in memory. */
  small: number
  memory: Quota
  disk: Quota
  /** Milliseconds in which a body must have come. */
  time: number
}

export const INTAKE: IntakeLimits = {
  small: 256 * 1024,
  memory: { all: 64 * BYTES_PER_MEGABYTE, network: 16 * BYTES_PER_MEGABYTE },
  disk: { all: 512 * BYTES_PER_MEGABYTE, network: 128 * BYTES_PER_MEGABYTE },
  time: 30_000,
}

/** Limits on large bodies that have come in whole. */
const READING_LIMITS = { concurrency: 4, weight: 32 * BYTES_PER_MEGABYTE, waiting: 5_000 }

export const createIntake = (folder: string, caller: Caller, limits = INTAKE) => {
  const [memory, disk] = [createBound(limits.memory), createBound(limits.disk)]
  const queue = createQueue(READING_LIMITS)

  const fill = async (body: BodyBuffer, c: Context, maxSize: number, tooLarge: () => never): Promise<void> => {
    const reader = c.req.raw.body?.getReader()
    if (!reader) return
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reader.cancel().catch(() => {})
    }, limits.time)
    try {
      for (;;) {
        // A caller that hangs up is no error of ours.
        const { done, value } = await reader.read().catch(() => {
          throw new Refusal(400, 'The body is incomplete', { headers: CLOSE })
        })
        if (isLate) throw new Refusal(400, 'The body did not come in time', { headers: CLOSE })
        if (done) return
        const size = body.bytes + value.length
        if (size > maxSize) tooLarge()
        await body.add(value)
      }
    } finally {
      clearTimeout(timer)
      reader.cancel().catch(() => {})
    }
  }

  return {
    /** Calls `use` with the body once all of it is here, and forgets it afterwards. */
    async take<T>(
      c: Context,
      maxSize: number,
      tooLarge: () => never,
      use: (content: Uint8Array<ArrayBuffer>) => Promise<T>,
    ): Promise<T> {
      if (Number(c.req.header('content-length') ?? 0) > maxSize) tooLarge()
      const body = createBodyBuffer({
        network: caller.network(c),
        small: limits.small,
        memory,
        disk,
        open: () => openSpool(folder),
      })
      try {
        await fill(body, c, maxSize, tooLarge)
        const open = async (): Promise<T> => use(await body.read())
        return await (body.isOnDisk ? queue.run(body.bytes, open) : open())
      } finally {
        await body.release()
      }
    },
    /** Bytes under way. */
    get bytes(): { memory: number; disk: number } {
      return { memory: memory.bytes, disk: disk.bytes }
    },
  }
}

export type Intake = ReturnType<typeof createIntake>
