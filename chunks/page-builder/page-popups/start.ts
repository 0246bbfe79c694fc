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
  /** The page's popups, which are found by their DOM ids, too. */
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
 * Opens and closes popups for elements of the page, by DOM id or option id. A popup opens in place of another one of the
 * page, which may hold the element that was pressed. A close counts as the visitor's own.
 */
const forElements = ({ page, popups }: Running, update: () => void, idFor: (id: string) => string): Popups => {
  const visiblePopups = () =>
    popups.popups.peek().filter(({ ruleset, status }) => ruleset && status.peek().step === 'shown')
  return {
    ...popups,
    open(id, trigger = 'click') {
      // The pressed element and its popup may have been added to the page a moment ago.
      update()
      for (const { campaign } of visiblePopups()) if (campaign.id !== idFor(id)) popups.close(campaign.id)
      return popups.open(idFor(id), trigger)
    },
    close(id) {
      const visibleCampaign = visiblePopups().find(({ campaign }) => campaign.id === (id && idFor(id)))?.campaign
      popups.close(id && idFor(id))
      if (visibleCampaign?.parts.includes('cooldown'))
        reportRejection(loadBesideUi<CooldownChunk>(page, 'cooldown').then(({ begin }) => begin(visibleCampaign, page)))
    },
  }
}

export const start = (running: Running, runtime: PageRuntime, allow: (yes: boolean) => void): Joined => {
  const consent = watchConsent(running.page, allow)
  const { idFor, stop, update } = createCollection(running, runtime)
  update()
  return { popups: forElements(running, update, idFor), stop: all([consent, runtime.changed(update), stop]) }
}
