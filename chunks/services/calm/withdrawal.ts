/**
 * Withdrawing consent empties storage, and the memory that stands for it. What was seen on this page goes on counting as long
 * as the page is open, in memory only: nobody is to be shown more because they have said no.
 */

import type { CalmView } from '../../../shared/model/calm'
import type { Page } from '../../../shared/page/model/page'
import type { Stop } from '../../../shared/page/platform/dom'
import { addCalmView } from '../../../shared/page/targeting/calm-views'
import { MAX_VISITED_LENGTH } from '../../../shared/page/visit/visit'

/** @param arrival when the visitor came to this page @param views those on this page, a list that grows */
export const keepAfterWithdrawal = ({ signals, storage }: Page, arrival: number, views: readonly CalmView[]): Stop => {
  let visit = arrival
  return signals.effect(() => {
    visit = storage.get('trail')?.began ?? visit
    if (storage.allowed() || !views[0] || storage.keys('view.')[0]) return
    const now = Date.now()
    const pages = [`${arrival} ${location.href.slice(0, MAX_VISITED_LENGTH)}`]
    signals.untracked(() => {
      // These first: each change runs this effect again.
      for (const view of views) addCalmView(storage, view)
      // Limits of a visit and of a page need to know when these began.
      storage.set('trail', { visits: 1, began: visit, active: now, open: now, session: now, referrer: '', pages })
    })
  })
}
