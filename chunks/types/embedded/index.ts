import type { CloseTrigger } from '../../../shared/model/close-trigger'
import type { Mount, PopupContext, Unmount } from '../../../shared/model/popup-context'
import { changed } from '../../../shared/platform/changed'
import { all, every, reportRejection, type Stop } from '../../../shared/platform/dom'
import { owned } from '../../../shared/platform/owned'
import { doc } from '../../../shared/platform/safe-dom'
import { type Kind, openPopup } from '../../core/ui/index'
import './embedded.css'
import { onceSeen } from '../../../shared/platform/seen'

/** Milliseconds after which a place that the page has emptied is filled again (specification, section 9). */
const EMPTY_CHECK = 5_000

/** Stands in the flow of the page: it takes no focus, holds nothing and closes by its own controls. */
const kind: Kind = {
  css: import.meta.wispCss,
  tag: 'div',
  size: { width: 0, height: 0 },
  raise() {},
  hold: () => () => {},
}

/** Close triggers that do not imply that anybody has seen the popup. */
const BY_ITSELF: readonly CloseTrigger[] = ['api', 'auto', 'timer']

const isFilled = (place: Element): boolean => place.querySelector(':scope > wisp-popup') !== null

/**
 * The popup as it is drawn in one place. It leaves without an effect: what moves the page later than half a second
 * after a press counts as a layout shift (https://web.dev/articles/cls#user-initiated).
 */
const inPlace = (context: PopupContext, own: Pick<PopupContext, 'closed' | 'convert'>): PopupContext => {
  const { popup } = context
  return { ...context, ...own, popup: { ...popup, design: { ...popup.design, exitEffect: 'none' } } }
}

/** Draws into every element of the page that is marked with the popup's id, also into those that come later. */
export const mount: Mount = async (context) => {
  const selector = `[data-id="${CSS.escape(context.popup.id)}"]`
  const drawn = new Map<Element, Unmount>()
  /** One for each place, until the popup was seen in one of them. */
  const watches: Stop[] = []
  let converted = false

  const see = (): void => {
    all(watches)()
    context.seen()
  }
  const clear = (place: Element): void => {
    const unmount = drawn.get(place)
    drawn.delete(place)
    unmount?.('api')
  }
  const clearBut = (kept?: Element): void => {
    for (const place of [...drawn.keys()]) if (place !== kept) clear(place)
  }
  const draw = async (place: Element): Promise<void> => {
    const { close, there } = openPopup(
      kind,
      inPlace(context, {
        // Only one conversion is possible: the place where it happened shows the thanks, the others are cleared.
        convert(lead) {
          converted = true
          // A lead implies that the popup was seen.
          see()
          clearBut(place)
          return context.convert(lead)
        },
        closed(how) {
          if (!drawn.delete(place)) return
          if (!BY_ITSELF.includes(how)) see()
          end(how)
        },
      }),
      place,
    )
    drawn.set(place, close)
    await there
    const frame = place.querySelector('wisp-popup')?.shadowRoot?.querySelector('.wisp-frame')
    if (frame) watches.push(onceSeen(frame, see))
  }
  const look = async (): Promise<void> => {
    for (const place of [...drawn.keys()]) if (!place.isConnected || !place.matches(selector)) clear(place)
    if (converted) return
    const empty = [...doc.querySelectorAll(selector)].filter((place) => !drawn.has(place) && owned(place) !== false)
    await Promise.all(empty.map(draw))
  }
  const refill = (): void => {
    for (const place of [...drawn.keys()]) if (!isFilled(place)) clear(place)
    reportRejection(look())
  }
  const stop: Stop = all([changed(() => reportRejection(look())), every(EMPTY_CHECK, refill)])
  const end: Unmount = (how) => {
    stop()
    all(watches)()
    clearBut()
    context.closed(how)
  }
  await look()
  // A page without a place for it: it is not shown, and not counted as seen.
  if (!drawn.size) {
    stop()
    throw new Error('no place')
  }
  return (how) => {
    // Closing one closes all, and says whether there was a conversion.
    const [unmount] = drawn.values()
    if (unmount) unmount(how)
    else end(converted ? 'submit' : how)
  }
}
