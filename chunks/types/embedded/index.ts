import type { Mount, PopupContext, Unmount } from '../../../shared/page/model/popup-context'
import { all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { placeSelector, watchPlaces } from '../../../shared/page/platform/places'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import { type Kind, openPopup } from '../../core/ui/index'
import { type Drawing, followFocus, settle } from './drawing'
import './embedded.css'
import { onceSeen } from '../../../shared/page/platform/seen'

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

/**
 * The popup as it is drawn in one place. It leaves without an effect: what moves the page later than half a second
 * after a press counts as a layout shift (https://web.dev/articles/cls#user-initiated).
 */
const inPlace = (context: PopupContext, overrides: Pick<PopupContext, 'closed' | 'convert'>): PopupContext => {
  const { popup } = context
  // The popup has waited for its turn once; each further place is drawn at once.
  const ready = async (): Promise<void> => {}
  return { ...context, ...overrides, ready, popup: { ...popup, design: { ...popup.design, exitEffect: 'none' } } }
}

/** Draws into every element of the page that is marked with the popup's id, also into those that come later. */
export const mount: Mount = async (context) => {
  const selector = placeSelector(context.popup.id)
  const drawings = new Set<Drawing>()
  /** One watch for each place, until the popup was seen in one of them. */
  const watches: Stop[] = []
  let converted = false

  const see = (): void => {
    all(watches)()
    context.seen()
  }
  const removeBut = (keptDrawing?: Drawing): void => {
    for (const drawing of [...drawings]) {
      if (drawing === keptDrawing) continue
      drawings.delete(drawing)
      drawing.close('api')
    }
  }
  const draw = async (place: Element): Promise<void> => {
    const drawing: Drawing = { place, close() {} }
    drawings.add(drawing)
    const { close, there } = openPopup(
      kind,
      inPlace(context, {
        // Only one conversion is possible: the place where it happened shows the thanks, the others are cleared.
        convert(lead) {
          converted = true
          // A lead implies that the popup was seen.
          see()
          removeBut(drawing)
          return context.convert(lead)
        },
        closed(how) {
          if (!drawings.delete(drawing)) return
          if (!BY_ITSELF.includes(how)) see()
          end(how)
        },
      }),
      place,
    )
    drawing.close = close
    await there
    drawing.host = place.querySelector(':scope > wisp-popup')
    const frame = drawing.host?.shadowRoot?.querySelector('.wisp-frame')
    if (frame) watches.push(onceSeen(frame, see))
    followFocus(drawing)
  }
  const look = async (): Promise<void> => {
    const empty = settle(drawings, selector)
    if (!converted) await Promise.all(empty.map(draw))
  }
  const lookAgain = (): void => reportRejection(look())
  const stop: Stop = watchPlaces(lookAgain)
  const end: Unmount = (how) => {
    stop()
    all(watches)()
    removeBut()
    context.closed(how)
  }
  await look()
  // A page without a place for it: it is not shown, and not counted as seen.
  if (!drawings.size) {
    stop()
    throw new Error('no place')
  }
  return (how) => {
    // Closing one closes all, and says whether there was a conversion.
    const [drawing] = drawings
    if (drawing) drawing.close(how)
    else end(converted ? 'submit' : how)
  }
}
