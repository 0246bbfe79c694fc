/** Where the focus goes when a callback opens. */
import { afterPaint, type Stop } from '../../../shared/platform/dom'
import { bare, doc } from '../../../shared/platform/safe-dom'

/** Not a trap for spam, and nothing that only sends. */
const FIELDS = ['input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset])', 'select', 'textarea']
const SKIPPED = ':not(:disabled,[tabindex="-1"],[aria-hidden=true] *,.wisp-trap *)'
const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

const firstIn = (panel: HTMLElement, selector: string): HTMLElement | undefined =>
  [...bare(panel, 'querySelectorAll')<HTMLElement>(selector)].find((each) => each.getClientRects().length)

/** @param touch then no field gets it, as that would bring up the keyboard of a phone, which covers the form */
export const focusInside = (panel: HTMLElement, touch: boolean): Stop => {
  const field = touch ? undefined : firstIn(panel, FIELDS.map((each) => each + SKIPPED).join())
  const place = field ?? ((!touch && firstIn(panel, HEADINGS)) || panel)
  if (!field) bare(place, 'setAttribute')('tabindex', '-1')
  const focus = bare(place, 'focus')
  focus({ preventScroll: true })
  // A transition of the site's own may make the panel visible only with its next frame.
  return afterPaint(() => {
    if (!bare(panel, 'contains')(doc.activeElement)) focus({ preventScroll: true })
  })
}
