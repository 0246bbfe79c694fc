import type { Page } from '../../../../shared/page/model/page'
import type { PhoneExitChunk, TriggersChunk } from '../../../../shared/page/model/triggers-chunk'
import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import { later } from '../../../../shared/page/platform/later'
import { doc } from '../../../../shared/page/platform/safe-dom'
import { source } from '../../../../shared/page/platform/source'

/** The visitor returns to the tab. A tab that was opened in the background does not count as left. */
const returnToTab = source<void>((emit) => {
  let wasHidden = false
  return on(document, 'visibilitychange', () => {
    if (wasHidden && !doc.hidden) emit()
    wasHidden = doc.hidden
  })
})

/** Signs of leaving on a phone. */
export const leaving = (listener: () => void, load: Page['load']): Stop =>
  all([
    later(load<TriggersChunk>('triggers'), (triggers) =>
      later(load<PhoneExitChunk>('phone-exit'), ({ onScrollUp }) => onScrollUp(triggers, listener)),
    ),
    returnToTab(listener),
  ])
