/** What arrives without an id of its own: the same from the same sender within a minute is one submission. */
import { createHash } from 'node:crypto'

/** Milliseconds. A browser sends again at once what a cut connection has swallowed, and visitors press again. */
const WITHIN = 60_000

/** Short enough for a part of an id, too long to be met by chance. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

export interface Repeat {
  /** The id to store it by, unless it is stored already. */
  id: string
  /** Ids by which it may be stored already, if that was after `since`. */
  near: string[]
  since: number
}

/**
 * The minute is part of the id, so that the database itself refuses a second one that arrives at the same moment in
 * another process; the minutes beside it, because a repeat may come in the next one and clocks differ.
 * @param parts everything that makes it the same: the sender and the content
 */
export const repeatOf = (parts: unknown[], now = Date.now()): Repeat => {
  const digest = digestOf(parts)
  const minute = Math.floor(now / WITHIN)
  const idIn = (minute: number): string => `same.${digest}.${minute}`
  return { id: idIn(minute), near: [idIn(minute - 1), idIn(minute + 1)], since: now - WITHIN }
}
