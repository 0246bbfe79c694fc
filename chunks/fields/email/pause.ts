/** A pause of typing in which nobody is about to press anything: what comes then may move what is below the field. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'

/** Milliseconds without a key. What moves within half a second after one, browsers take for its consequence, and not for a shift. */
const PAUSE_MS = 450

const PRESSABLE = ['a', 'button', 'input', 'label', 'select', 'textarea'].map((name) => `${name}:hover`).join()

/** A finger gives no sign before it presses, and a mouse may rest on what it will press next. */
const mayPress = (control: HTMLInputElement): boolean => {
  const under = [...(control.getRootNode() as ParentNode).querySelectorAll(PRESSABLE)]
  return matchMedia('(pointer: coarse)').matches || under.some((element) => !partsOf(control).includes(element))
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
