/** Gives the popups of the page to wisp.js, and takes back what the page has to know. */

import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { CooldownChunk } from '../../../shared/page/model/cooldown'
import type { Page } from '../../../shared/page/model/page'
import type { PageRuntime } from '../../../shared/page/model/page-builder'
import type { Popups } from '../../../shared/page/model/popups'
import { all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { createCollection } from './collection'
import { followConsent } from './record'
import type { Running } from './running'

export interface Joined {
  /** They are known by their DOM ids, too. */
  popups: Popups
  stop: Stop
}

/** Calls `allow` now and after each change of consent. */
const watchConsent = ({ signals, storage }: Page, allow: (yes: boolean) => void): Stop => {
  let last: boolean | undefined
  return signals.effect(() => {
    // Reading any entry makes this run again after every change, also of consent.
    storage.get('client')
    const allowed = storage.allowed()
    if (allowed === last) return
    last = allowed
    signals.untracked(() => {
      followConsent(storage)
      allow(allowed)
    })
  })
}

/**
 * As the page's own elements open and close popups: by DOM id or option id. One opens in place of another popup of the
 * page, which may hold the element that was pressed. A close is the visitor's own.
 */
const forElements = ({ page, popups }: Running, update: () => void, idFor: (id: string) => string): Popups => {
  const visiblePopups = () =>
    popups.popups.peek().filter(({ ruleset, status }) => ruleset && status.peek().step === 'shown')
  return {
    ...popups,
    open(id, trigger = 'click') {
      // What was pressed may have come to the page with its popup, a moment ago.
      update()
      for (const { campaign } of visiblePopups()) if (campaign.id !== idFor(id)) popups.close(campaign.id)
      return popups.open(idFor(id), trigger)
    },
    close(id) {
      const closed = visiblePopups().find(({ campaign }) => campaign.id === (id && idFor(id)))?.campaign
      popups.close(id && idFor(id))
      if (closed?.parts.includes('cooldown'))
        reportRejection(loadBesideUi<CooldownChunk>(page, 'cooldown').then(({ begin }) => begin(closed, page)))
    },
  }
}

export const start = (running: Running, runtime: PageRuntime, allow: (yes: boolean) => void): Joined => {
  const consent = watchConsent(running.page, allow)
  const { idFor, stop, update } = createCollection(running, runtime)
  update()
  return { popups: forElements(running, update, idFor), stop: all([consent, runtime.changed(update), stop]) }
}
