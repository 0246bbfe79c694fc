import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import type { Live } from '../../core/ui/index'

/** Exports of the keyboard chunk. */
interface KeyboardChunk {
  /** Keeps the frame clear of an on-screen keyboard. */
  makeRoom(frame: HTMLElement): Stop
}

/** A keyboard comes on a touch screen, when something in the popup gets the focus, and not when its frame does. */
export const makeRoomForKeyboard = (frame: HTMLElement, { context, root }: Live): Stop => {
  let removal: Promise<Stop | undefined> | undefined
  const look = (focused: EventTarget | null | undefined): void => {
    if (focused && focused !== frame && matchMedia('(any-pointer: coarse)').matches)
      removal ??= loadBesideUi<KeyboardChunk>(context.page, 'keyboard').then(
        ({ makeRoom }) => makeRoom(frame),
        // The browser scrolls to the field.
        () => undefined,
      )
  }
  look(root.activeElement)
  return all([
    // At the root: the host does not hear of a focus that moves within it. What the popup shows of the page is heard there, too.
    on(root, 'focusin', (event) => look(event.composedPath()[0])),
    () => void removal?.then((stop) => stop?.()),
  ])
}
