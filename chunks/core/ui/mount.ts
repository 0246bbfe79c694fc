/** A popup's way onto the page and off it again. */

import type { CloseTrigger } from '../../../shared/model/close-trigger'
import type { Mount, PopupContext, Unmount } from '../../../shared/model/popup-context'
import type { Stop } from '../../../shared/platform/dom'
import { leave } from './effects'
import { pageIsInert } from './floating'
import { modal } from './modal'
import { merged, partsOf } from './part'
import { present } from './present'
import { breathe } from './task'
import { createView } from './view'
import type { Kind } from './window'

/** By what it is closed that was not the visitor's doing: it makes way at once. */
const FORCED: readonly CloseTrigger[] = ['api', 'popup']

interface Opening {
  /** Also before it is there. */
  close: Unmount
  /** Ends when it is on the page, or was closed before; fails with what kept it from there. */
  there: Promise<void>
}

/** Reads a popup, draws it and puts it on the page, or into `place`, in short tasks. */
export const openPopup = (kind: Kind, context: PopupContext, place?: Element): Opening => {
  const parts = partsOf(context)
  let frame: HTMLElement | undefined
  let release: Stop = () => {}
  let leaving = false

  const close = (trigger: CloseTrigger): void => {
    if (leaving) return
    leaving = true
    const how = (): CloseTrigger => (isConverted() ? 'submit' : trigger)
    // For a part, the close itself may be what the popup is for.
    for (const part of parts) part.closed?.(live, how())
    // The page is the visitor's again, before anything has moved.
    release()
    context.closed(kind.resets ? trigger : how())
    if (!frame?.isConnected) {
      end()
      return
    }
    frame.inert = true
    leave(frame, live.design.exitEffect, FORCED.includes(trigger), end, merged(parts, 'effects'))
  }
  const { attach, begin, end, frame: drawn, isConverted, live } = createView(kind, context, close)

  const open = async (): Promise<void> => {
    await breathe()
    if (leaving) return
    begin()
    frame = await drawn
    await breathe()
    if (leaving) return
    attach(place)
    release = present(frame, kind, live, parts)
    // Laid out here, it is only painted by the frame.
    frame.getBoundingClientRect()
    await breathe()
  }
  const there = open().catch((error) => {
    end()
    throw error
  })
  return { close, there }
}

/** The mount of a type of popup. What is pressed for in a modal window of the page's comes as one itself: else it would be inert. */
export const createMount =
  (kind: Kind): Mount =>
  async (context) => {
    const { close, there } = openPopup(context.pressed && pageIsInert() ? { ...kind, ...modal } : kind, context)
    await there
    return close
  }
