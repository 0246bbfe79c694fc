/** How the fields of a contact form behave while the visitor fills them in. */

import { mendScheme } from '../../../shared/checks/web-address'
import { fieldsNamed } from '../../../shared/page/forms/named'
import { CONDITIONS_EVALUATED, type PieceChunk } from '../../../shared/page/model/site'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { REFRESH } from '../../../shared/wire/page/site/conditions'
import {
  EXCLUSIVE,
  FIELD_WRAP,
  FLOATING_TIP,
  FREE_TEXT,
  WEB_ADDRESS,
  WITH_FREE_TEXT,
} from '../../../shared/wire/page/site/contact-fields'
import { originalRuns } from '../../../shared/wire/page/site/original'
import { acceptance } from './acceptance'
import type { Change, Update } from './behaviour'
import { counters } from './counters'

/** A web address without a scheme gets one. */
const withScheme = (address: string): string =>
  /^[a-z][a-z\d.+-]*:/i.test(address) || !address.includes('.') ? address : `http://${address.replace(/^\/+/, '')}`

const webAddress: Change = (_, field) => {
  if (field.matches(`input${WEB_ADDRESS}`)) field.value = withScheme(mendScheme(field.value.trim()))
}

/** A tip that lies above its field goes away when the visitor points at it or goes to the field. */
const hideTips = (form: HTMLFormElement): Stop =>
  all(
    ['mouseover', 'focusin'].map((type) =>
      on(form, type, ({ target }) => {
        const tip = (target as Element).closest(FIELD_WRAP)?.querySelector<HTMLElement>(FLOATING_TIP)
        if (tip && (type === 'focusin' || tip === target)) tip.style.display = 'none'
      }),
    ),
  )

/** A text field that belongs to a box or radio button, and can be filled in while that is chosen. */
const freeText: Update = (form, event) => {
  for (const item of bare(form, 'querySelectorAll')(WITH_FREE_TEXT)) {
    const choice = item.querySelector(':checked')
    const text = item.querySelector<HTMLInputElement>(`input${FREE_TEXT}`)
    if (!text) continue
    text.disabled = !choice
    if (event?.type === 'change' && event.target === choice) text.focus({ preventScroll: true })
  }
}

/** At most one of these boxes is ticked. */
const exclusive: Change = (form, field) => {
  if (!field.matches(`${EXCLUSIVE} [type=checkbox]`)) return
  for (const other of fieldsNamed(form, field.name)) if (other !== field) other.checked = false
}

const CHANGE_HANDLERS: Change[] = [exclusive, webAddress]
const UPDATE_HANDLERS: Update[] = [freeText, acceptance, counters]

export const attach: PieceChunk['attach'] = (wrapper) => {
  const form = wrapper.querySelector('form')
  if (!form || originalRuns()) return () => {}
  let stopWaiting: Stop | undefined
  const update = (event?: Event): void => {
    for (const each of UPDATE_HANDLERS) each(form, event)
  }
  const refresh = (): void => update()
  refresh()
  return all([
    // Conditions listen on the form. They depend on what this changes, so it comes before them,
    on(
      wrapper,
      'change',
      ({ target }) => {
        for (const change of CHANGE_HANDLERS) change(form, target as HTMLInputElement)
      },
      true,
    ),
    // and this asks what they hide, so it comes after them.
    ...['input', 'keyup', 'change'].map((type) => on(wrapper, type, update)),
    ...[CONDITIONS_EVALUATED, REFRESH].map((type) => on(document, type, refresh)),
    // After the browser has filled in what the visitor typed before.
    on(window, 'pageshow', refresh),
    // The event comes before the fields have their first values again.
    on(wrapper, 'reset', () => {
      stopWaiting = after(0, refresh)
    }),
    hideTips(form),
    // Browsers cut what is longer without a word. The server says by how much it is.
    on(form, 'focusin', ({ target }) => (target as Element).removeAttribute('maxlength')),
    () => stopWaiting?.(),
  ])
}
