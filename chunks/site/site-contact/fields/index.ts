/** How the fields of a contact form behave while the visitor fills them in. */
import { watchConditions } from '../../../../shared/forms/conditions'
import { all, on, type Stop } from '../../../../shared/platform/dom'
import { acceptance } from './acceptance'
import type { Change, Update } from './behaviour'
import { counters } from './counters'
import { exclusive } from './exclusive'
import { freeText } from './free-text'
import { refillFrom } from './refill'
import { hideTips } from './tips'
import { webAddress } from './web-address'

const CHANGES: Change[] = [exclusive, webAddress]
const UPDATES: Update[] = [freeText, acceptance, counters]

export interface Fields {
  /** Computes acceptance, counters and conditions anew, as after a reset. */
  refresh(): void
  /** Puts the new quiz questions and captcha images of a reply into the form; not checked yet. */
  refill(reply: Record<string, unknown>): void
  stop: Stop
}

export const attachFields = (_wrapper: Element, form: HTMLFormElement): Fields => {
  // Before the conditions listen, because they depend on what this changes.
  const stopChanges = on(form, 'change', ({ target }) => {
    for (const change of CHANGES) change(form, target as HTMLInputElement)
  })
  const { refresh, stop } = watchConditions(form, (hides, event) => {
    for (const update of UPDATES) update(form, hides, event)
  })
  return {
    refresh,
    refill(reply) {
      refillFrom(form, reply)
      refresh()
    },
    stop: all([stopChanges, stop, hideTips(form)]),
  }
}
