/** Finds repeats of submissions without an id: the same content from the same sender within a minute is one submission. */
import { createHash } from 'node:crypto'

/** Milliseconds. Browsers resend at once after a lost connection, and visitors press again. */
export const REPEATS_WITHIN_MS = 60_000

/** A digest of the content: short enough for a part of an id, long enough to avoid collisions. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

export interface Repeat {
  /** Digest of everything that makes a submission the same: the sender and the content. */
  digest: string
  at: number
  /** A submission received before this moment does not count as a repeat. Milliseconds. */
  since: number
}

/** @param parts everything that makes it the same */
export const repeatOf = (parts: unknown[], now = Date.now()): Repeat => ({
  digest: digestOf(parts),
  at: now,
  since: now - REPEATS_WITHIN_MS,
})
