/** Timed popups: on leaving, after a delay or at a depth of the page, once per period (specification, section 5). */
import type { BusyChunk } from '../../../shared/page/model/busy-chunk'
import type { PieceChunk } from '../../../shared/page/model/site'
import type {
  PopupLookChunk,
  PopupTriggersChunk,
  PopupWindow,
  PopupWindowChunk,
} from '../../../shared/page/model/timed-popup'
import { heedHidden } from '../../../shared/page/platform/conceal'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { actsAlone, FENCED_SELECTOR } from '../../../shared/page/platform/owned'
import { bare } from '../../../shared/page/platform/safe-dom'
import { decodePopup } from '../../../shared/wire/page/site/popup'
import { isResting, startRest } from './once'
import { begin, end, enqueue, next, type Turn } from './turns'

export const attach: PieceChunk['attach'] = (element: HTMLElement, { consented, load }) => {
  const popup = decodePopup(element)
  heedHidden(element)
  let isStopped = false
  let popupWindow: PopupWindow | undefined
  const turn: Turn = { hide: () => popupWindow?.close() }
  /** @param trigger '' for a press, which is not kept waiting for the server */
  const prepare = async (trigger: string): Promise<void> => {
    const [{ createWindow }, look, busy] = await Promise.all([
      load<PopupWindowChunk>('site-popup-window'),
      load<PopupLookChunk>('site-popup-look').then(({ lookOf }) => lookOf(element, !!trigger, load)),
      trigger ? load<BusyChunk>('busy') : undefined,
    ])
    if (isStopped) return
    popupWindow ??= createWindow(element, look, () => end(turn))
    const { open } = popupWindow
    turn.busyWith = busy?.busyWith
    turn.show = () => {
      const isOpen = !(trigger && isResting(popup)) && open(trigger)
      if (isOpen) startRest(popup, consented())
      return isOpen
    }
    if (trigger) next()
    else begin(turn)
  }
  let disarm: Stop = () => {}
  const fire = (trigger: string): void => {
    if (isResting(popup)) return
    disarm()
    enqueue(turn)
    const prepared = prepare(trigger)
    reportRejection(prepared)
    // The others do not wait for one that cannot come.
    prepared.catch(() => end(turn))
  }
  if (popup.triggers[0] && actsAlone(element))
    reportRejection(
      load<PopupTriggersChunk>('site-popup-triggers').then(({ arm }) => {
        if (!isStopped) disarm = arm(popup, fire)
      }),
    )
  return all([
    () => disarm(),
    on<MouseEvent>(document, 'click', (event) => {
      const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event
      const opener =
        target instanceof Element
          ? bare(target, 'closest')<HTMLElement>(`[data-wisp-open]:not(${FENCED_SELECTOR})`)
          : undefined
      if (opener?.dataset.wispOpen !== popup.id || defaultPrevented || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      // Not every browser focuses a button that is pressed, and closing gives the focus back.
      opener.focus({ preventScroll: true })
      reportRejection(prepare(''))
    }),
    () => {
      isStopped = true
      popupWindow?.remove()
      end(turn)
    },
  ])
}
