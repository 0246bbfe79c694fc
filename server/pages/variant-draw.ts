/** Which variant of an A/B test a caller gets. */
import { createHash } from 'node:crypto'
import { DRAW_RANGE } from './rows'

/**
 * The same for each request of a caller, so that a visitor keeps a variant without anything being stored, before or
 * after consent. Visitors of one network with the same browser get the same one.
 */
export const drawOf = (slug: string, network: string, browser: string): number =>
  createHash('sha256').update(`${slug}\n${network}\n${browser}`).digest().readUInt32BE(0) % DRAW_RANGE
