import { after, all, on, type Stop } from '../../../../shared/page/platform/dom'
import type { Live } from '../../../core/ui/index'

/** Milliseconds until the first field takes the focus (specification, section 4). */
const FIRST_FIELD_MS = 2_000
/** Fields of the form only: a product card's list of variants is none of them. */
const FIELD_SELECTOR = 'form :is(input:not([type=hidden],[type=checkbox],[type=radio],[tabindex]),select,textarea)'

/** Only where the visitor has done nothing yet, and no on-screen keyboard would jump up. */
export const focusFirstField = (frame: HTMLElement, { root }: Live): Stop => {
  const stop = after(FIRST_FIELD_MS, () => {
    // The content of a page's own popup stands beside the shadow root.
    const [field] = [frame, root.host].flatMap((part) => part.querySelector<HTMLElement>(FIELD_SELECTOR) ?? [])
    // Scrolling to the field would take away the text above it, which the visitor may be reading.
    if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
  })
  return all([stop, on(root, 'keydown', stop), on(root, 'pointerdown', stop)])
}
