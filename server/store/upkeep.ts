/** Regular maintenance of the database. It runs in steps; what is stopped is continued later, by this server or another. */
import { SqliteAdapter } from 'kysely'
import type { Db } from '../db/database'
import { inSteps, type Stepping } from '../db/in-steps'
import { statisticsRefresh } from '../db/statistics'
import { renewForms } from '../forms/renew'
import { REPEATS_WITHIN_MS } from '../leads/repeat'
import { forgetOldRepeats } from '../leads/repeats'
import { today } from '../lib/days'
import { forgetOldHits } from '../pages/old-hits'
import { renewPages } from '../pages/renew'
import { deleteOldVotes } from '../reports/old-votes'
import { forgetOldCarts } from '../shop/choices'
import { clearSites } from '../sites/site-removal'
import { deleteOldDeliveries } from '../webhooks/deliveries'

export interface Job {
  name: string
  run(stepping?: Stepping): Promise<unknown>
}

export const upkeep = (db: Db): Job[] => {
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter
  return [
    { name: 'removed sites', run: (stepping) => clearSites(db, stepping) },
    { name: 'old votes', run: (stepping) => deleteOldVotes(db, stepping) },
    { name: 'old deliveries', run: (stepping) => deleteOldDeliveries(db, Date.now(), stepping) },
    { name: 'old hits', run: (stepping) => forgetOldHits(db, today(), stepping) },
    { name: 'old carts', run: (stepping) => forgetOldCarts(db, stepping) },
    { name: 'old repeats', run: (stepping) => forgetOldRepeats(db, Date.now() - REPEATS_WITHIN_MS, stepping) },
    { name: 'forms', run: (stepping) => renewForms(db, stepping) },
    { name: 'forms of pages', run: (stepping) => renewPages(db, stepping) },
    { name: 'statistics', run: (stepping) => inSteps(statisticsRefresh(db, isEmbedded), stepping) },
  ]
}
