import type { Migration } from 'kysely'
import { renewParts } from '../parts-renewal'

/** Recomputes the stored parts: forms with steps are drawn by a part, and so are shares of answers. */
export const stepsPart: Migration = { up: (db) => renewParts(db) }
