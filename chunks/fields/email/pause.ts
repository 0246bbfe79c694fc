/** A pause in typing during which nobody is about to press anything: a question shown then may move what is below the field. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds without a key. Browsers do not count what moves within half a second after a key as a layout shift. */
const PAUSE_MS = 450

const PRESSABLE = ':is(a,button,input,label,select,summary,textarea,[role=button]):hover'

/** A finger gives no sign before it presses, and a mouse may rest on what it will press next. */
const mayPress = (control: HTMLInputElement): boolean => {
  // Below a popup in the page, the page moves.
  const roots = [control.getRootNode() as ParentNode, document]
  const under = roots.flatMap((root) => [...root.querySelectorAll(PRESSABLE)])
  return matchMedia('(any-pointer: coarse)').matches || under.some((element) => !partsOf(control).includes(element))
}

/** The field itself, and its labels. */
const partsOf = (control: HTMLInputElement): Element[] => [control, ...(control.labels ?? [])]

/** Runs `action` after the pause, unless the field was left or a mouse was moved meanwhile. */
export const afterPause = (control: HTMLInputElement, action: () => void): Stop => {
  let isMoved = false
  return all([
    on<PointerEvent>(
      window,
      'pointermove',
      ({ movementX, movementY }) => {
        isMoved ||= Boolean(movementX || movementY)
      },
      true,
    ),
    after(PAUSE_MS, () => {
      if (!isMoved && control.matches(':focus') && !mayPress(control)) action()
    }),
  ])
}
