/** Closes by a phone's back gesture, or whatever else a browser asks windows to close by. */
import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import type { Live } from '../../../core/ui/index'

interface CloseWatcher extends EventTarget {
  destroy(): void
}

/** https://html.spec.whatwg.org/multipage/interaction.html#the-closewatcher-interface */
type CloseWatcherClass = new () => CloseWatcher

/** Watches for requests to close. A watcher hears only one, so a new one follows each. */
const watchRequests = (Watcher: CloseWatcherClass, isMeant: () => boolean): Stop => {
  const watcher = new Watcher()
  let next: Stop = () => {}
  const off = on(watcher, 'close', () => {
    if (!isMeant()) next = watchRequests(Watcher, isMeant)
  })
  return all([off, () => watcher.destroy(), () => next()])
}

export const leaveByBack = (frame: HTMLDialogElement, { close, design }: Live): Stop => {
  const isMeant = (): boolean => {
    if (!design.contentLock) close('escape')
    return !design.contentLock
  }
  const Watcher = Reflect.get(window, 'CloseWatcher') as CloseWatcherClass | undefined
  return all([
    Watcher && !frame.open ? watchRequests(Watcher, isMeant) : () => {},
    // Where the page is inert, the dialog has a watcher of its own.
    on(frame, 'cancel', (event) => {
      event.preventDefault()
      isMeant()
    }),
    on(frame, 'close', () => {
      if (!frame.open && frame.ariaModal && !isMeant()) frame.showModal()
    }),
  ])
}
