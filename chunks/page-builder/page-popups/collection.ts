/** The popups of the page, whose elements come and go: with each change, wisp.js has those that are there. */
import type { PopupState } from '../../../shared/page/model/lifecycle'
import type { PageRuntime } from '../../../shared/page/model/page-builder'
import { idOf, type PagePopup } from '../../../shared/page/model/page-popup'
import { guard, type Stop } from '../../../shared/page/platform/dom'
import type { Signal } from '../../../shared/page/platform/signals'
import { campaignOf } from './campaign'
import { collectPopups, findPopups } from './collect'
import { follow } from './follow'
import { recordShown } from './record'
import { rulesOf } from './rules'
import type { Running } from './running'
import { triggersOf } from './triggers'

/** A popup that was found. */
interface Member {
  /** Stays the same object as long as the page is open, because wisp.js refers to it. */
  popup: PagePopup
  state: PopupState
  present: Signal<boolean>
  stop: Stop
}

interface Collection {
  /** Looks for popups that have come or gone. */
  update(): void
  /** The id of the popup that is named by it, or by the DOM id of its element. */
  idFor(id: string): string
  stop: Stop
}

/** The site's seconds after a close. The server's answer is untrusted. */
const cooldownOf =
  ({ page, popups }: Running) =>
  (): number | undefined => {
    const answer = popups.answer.peek()
    return answer || !page.site ? Number(answer?.raw.cooldown) || 0 : undefined
  }

/** Arms a popup, records when it is shown, and counts its openings and closings. */
const add = (popup: PagePopup, running: Running, hit: PageRuntime['hit']): Member => {
  const { page, popups } = running
  const { option } = popup
  const id = idOf(popup)
  const present = page.signals.signal(true)
  const rules = { absent: () => !present.value, ...rulesOf(popup, page.storage) }
  const countHit = (event: string): void => hit({ event, type: 'popup', option, element: 'whole_popup', tag: '' })
  popups.add(campaignOf(popup, cooldownOf(running)), { rules, early: rules, triggers: triggersOf(popup).triggers })
  const state = popups.popups.peek().find(({ campaign }) => campaign.id === id) as PopupState
  const stop = follow(page.signals, state, {
    opened() {
      recordShown(page.storage, id, option)
      countHit('open')
    },
    closed: () => countHit('close'),
  })
  return { popup, state, present, stop }
}

export const createCollection = (running: Running, runtime: PageRuntime): Collection => {
  const members = new Map<string, Member>()
  let ids = new Map<string, string>()
  let last: Element[] | undefined
  const register = (popup: PagePopup): void => {
    const id = idOf(popup)
    const member = members.get(id)
    if (!member) members.set(id, add(popup, running, runtime.hit))
    else {
      // The open one has gone with its element, which another has replaced.
      if (member.popup.element !== popup.element && member.state.status.peek().step === 'shown')
        running.popups.close(id)
      Object.assign(member.popup, popup)
      member.present.value = true
    }
  }
  return {
    idFor: (id) => ids.get(id) ?? id,
    update() {
      const elements = findPopups()
      // Reading what they say costs more than finding them, and some pages change all the time.
      if (last && elements.length === last.length && elements.every((each, index) => each === last?.[index])) return
      last = elements
      const collection = collectPopups(runtime.page, elements)
      ids = collection.ids
      const there = new Set(collection.popups.map(idOf))
      for (const [id, { present }] of members)
        if (present.peek() && !there.has(id)) {
          present.value = false
          running.popups.close(id)
        }
      for (const popup of collection.popups) guard(() => register(popup))
    },
    stop() {
      for (const { stop } of members.values()) stop()
    },
  }
}
