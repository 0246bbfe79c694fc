/** Gives the popups of the page to wisp.js, and takes back what the page has to know. */
import type { PageRuntime } from '../../../shared/model/page-builder'
import { idOf, type PagePopup } from '../../../shared/model/page-popup'
import type { Popups, RunPage } from '../../../shared/model/popups'
import { all, guard, type Stop } from '../../../shared/platform/dom'
import { campaignOf } from './campaign'
import { collectPopups } from './collect'
import { follow } from './follow'
import { followConsent, recordShown } from './record'
import { rulesOf } from './rules'
import { triggersOf } from './triggers'

export interface Joined {
  /** They are known by their DOM ids, too. */
  popups: Popups
  stop: Stop
}

interface Running {
  page: RunPage
  popups: Popups
}

/** Calls `allow` now and after each change of consent. */
const watchConsent = ({ signals, storage }: RunPage, allow: (yes: boolean) => void): Stop => {
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

/** Arms a popup, records when it is shown, and counts its openings and closings. */
const add = ({ page, popups }: Running, popup: PagePopup, hit: PageRuntime['hit']): Stop => {
  const { option } = popup
  const id = idOf(popup)
  const tell = (event: string): void => hit({ event, type: 'popup', option, element: 'whole_popup', tag: '' })
  const rules = rulesOf(popup, page.storage)
  popups.add(campaignOf(popup), { rules, early: rules, triggers: triggersOf(popup).triggers })
  const state = popups.popups.peek().find(({ campaign }) => campaign.id === id)
  if (!state) return () => {}
  return follow(page.signals, state, {
    opened() {
      recordShown(page.storage, id, option)
      tell('open')
    },
    closed: () => tell('close'),
  })
}

/**
 * As the page's own elements open popups: by DOM id or option id, and in place of another popup of the page, which may
 * hold the element that was pressed.
 */
const forElements = (popups: Popups, ids: Map<string, string>): Popups => {
  const idFor = (id: string): string => ids.get(id) ?? id
  return {
    ...popups,
    open(id, trigger = 'click') {
      for (const { campaign, law, status } of popups.popups.peek())
        if (law && status.peek().step === 'shown' && campaign.id !== idFor(id)) popups.close(campaign.id)
      return popups.open(idFor(id), trigger)
    },
    close: (id) => popups.close(id && idFor(id)),
  }
}

export const start = (running: Running, runtime: PageRuntime, allow: (yes: boolean) => void): Joined => {
  const { popups, ids } = collectPopups(runtime.page)
  const stops = [
    watchConsent(running.page, allow),
    ...popups.map((popup) => guard(() => add(running, popup, runtime.hit)) ?? (() => {})),
  ]
  return { popups: forElements(running.popups, ids), stop: all(stops) }
}
