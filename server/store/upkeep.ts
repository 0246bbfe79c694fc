/** Regular maintenance of the database. It runs in steps; what is stopped is continued later, by this server or another. */
import { SqliteAdapter } from 'kysely'
import { today } from '../day'
import { REPEATS_WITHIN_MS } from '../repeat'
import { forgetOldCarts } from './choices'
import type { Db } from './database'
import { deleteOldDeliveries } from './deliveries'
import { inSteps, type Stepping } from './in-steps'
import { forgetOldHits } from './old-hits'
import { clearSites } from './removed-sites'
import { forgetOldRepeats } from './repeats'
import { refreshing } from './statistics'

export interface Job {
  name: string
  run(stepping?: Stepping): Promise<unknown>
}

export const upkeep = (db: Db): Job[] => {
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter
  return [
    { name: 'removed sites', run: (stepping) => clearSites(db, stepping) },
    { name: 'old deliveries', run: (stepping) => deleteOldDeliveries(db, Date.now(), stepping) },
    { name: 'old hits', run: (stepping) => forgetOldHits(db, today(), stepping) },
    { name: 'old carts', run: (stepping) => forgetOldCarts(db, stepping) },
    { name: 'old repeats', run: (stepping) => forgetOldRepeats(db, Date.now() - REPEATS_WITHIN_MS, stepping) },
    { name: 'statistics', run: (stepping) => inSteps(refreshing(db, isEmbedded), stepping) },
  ]
}
