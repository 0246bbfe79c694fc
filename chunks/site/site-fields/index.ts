/** How the fields of a contact form behave while the visitor fills them in. */
import { CONDITIONS_EVALUATED, type PieceChunk } from '../../../shared/model/site'
import { after, all, on, type Stop } from '../../../shared/platform/dom'
import { REFRESH } from '../../../shared/wire/site/conditions'
import { originalRuns } from '../../../shared/wire/site/original'
import { acceptance } from './acceptance'
import type { Change, Update } from './behaviour'
import { counters } from './counters'
import { exclusive } from './exclusive'
import { freeText } from './free-text'
import { hideTips } from './tips'
import { webAddress } from './web-address'

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
