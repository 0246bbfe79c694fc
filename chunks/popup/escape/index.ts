/**
 * Escape closes the topmost of the popups that leave the page usable, wherever the focus is, unless somebody else has a
 * use for the key. Modal windows hear of it first, and keep it.
 */

import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { modalIsOpen } from '../../../shared/page/platform/modals'
import type { Live } from '../../core/ui/index'
import { belongsToPage } from './others'

/** Open popups that Escape can close, oldest first. Escape closes the newest, which is on top. */
const open: Live[] = []

/** Called last, so that whoever takes the key has said so. One press closes one popup, however long it is held. */
const decide = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.repeat || isComposed(event) || event.defaultPrevented) return
  if (
    modalIsOpen() ||
    belongsToPage(
      event,
      open.map(({ root }) => root.host),
    )
  )
    return
  event.preventDefault()
  open.at(-1)?.close('escape')
}

/** A popup keeps presses of keys to itself, so each one in which a key is pressed is listened to. */
const watch = (): Stop => {
  const inside = new Map<ShadowRoot, Stop>()
  return all([
    on(
      window,
      'keydown',
      ({ target }) => {
        const root = target instanceof Element && target.localName === 'wisp-popup' && target.shadowRoot
        if (root && !inside.has(root)) inside.set(root, on(root, 'keydown', decide))
      },
      true,
    ),
    on(window, 'keydown', decide),
    () => {
      for (const stop of inside.values()) stop()
    },
  ])
}

let stop: Stop = () => {}

/** This popup, which leaves the page usable, is on the screen now: Escape closes it. */
export const attendFloating = (live: Live): Stop => {
  if (live.design.contentLock) return () => {}
  if (!open.length) stop = watch()
  open.push(live)
  return () => {
    open.splice(open.indexOf(live), 1)
    if (!open.length) stop()
  }
}
