/** Opens a popup on the page, and closes it again. */

import { mayBeCovered, OVER_PAGE } from '../../../shared/page/gallery/over-page'
import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { BusyChunk } from '../../../shared/page/model/busy-chunk'
import type { EdgesChunk } from '../../../shared/page/model/edges-chunk'
import type { Mount, PopupContext, Unmount } from '../../../shared/page/model/popup-context'
import type { Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import { modal } from './modal'
import { merged, partsOf } from './part'
import { leave } from './presence-chunk'
import { present } from './present'
import { breathe } from './task'
import { createView } from './view'
import type { Kind } from './window'

/** The visitor did not close the popup: it leaves without its exit effect. */
const FORCED_CLOSES: readonly CloseTrigger[] = ['api', 'popup']

interface Opening {
  /** May be called before the popup is on the page. */
  close: Unmount
  /** Resolves when the popup is on the page, or was closed before; rejects when it cannot be drawn. */
  there: Promise<void>
}

/** Reads a popup, draws it and puts it on the page, or into `place`, in short tasks. */
export const openPopup = (kind: Kind, context: PopupContext, place?: Element): Opening => {
  const parts = partsOf(context)
  let frame: HTMLElement | undefined
  let release: Stop | undefined
  let leaving = false

  const close = (trigger: CloseTrigger): void => {
    if (leaving) return
    leaving = true
    const how = (): CloseTrigger => (isConverted() ? 'submit' : trigger)
    // First, because for some parts the close itself is the conversion.
    for (const part of parts) part.closed?.(live, how())
    // The page is usable again before the exit effect begins.
    release?.()
    context.closed(kind.resets ? trigger : how())
    if (!frame?.isConnected) {
      end()
      return
    }
    frame.inert = true
    leave(frame, live.design.exitEffect, FORCED_CLOSES.includes(trigger), end, merged(parts, 'effects'))
  }
  const { attach, begin, end, frame: drawnFrame, isConverted, live } = createView(kind, context, close)

  const open = async (): Promise<void> => {
    await breathe()
    if (leaving) return
    begin()
    frame = await drawnFrame
    await breathe()
    // A listener of the page may have opened something meanwhile. Its shadow roots were looked into a moment ago.
    if (doc.querySelector(OVER_PAGE)) await context.ready()
    if (leaving) return
    attach(place)
    release = present(frame, kind, live, parts)
    // Forces the layout in this task, so that the next frame only has to paint.
    frame.getBoundingClientRect()
    await breathe()
  }
  const there = open().catch((error) => {
    end()
    throw error
  })
  return { close, there }
}

/** Popups over the page that were opened so far. */
let opened = 0

/**
 * From the second popup or teaser on, they share the edges of the window, and none may be drawn in the place of
 * another. Without the chunk they still show.
 */
const shareEdges = async ({ page }: PopupContext): Promise<void> => {
  if (opened++ || doc.querySelector('wisp-teaser'))
    await loadBesideUi<EdgesChunk>(page, 'edges').then(
      ({ watch }) => watch(),
      () => {},
    )
}

/**
 * Opens a popup over what the page has open, which happens if it was asked for. After a press it may have to be modal, since
 * a modal window of the page makes all else inert or keeps the focus.
 */
export const overPage = async (
  context: PopupContext,
  open: (context: PopupContext, isModal: boolean) => Opening,
): Promise<Unmount> => {
  const coveredPage =
    context.pressed && mayBeCovered() ? (await context.page.load<BusyChunk>('busy')).makeWay() : undefined
  const closed = (how: CloseTrigger): void => {
    coveredPage?.restore()
    context.closed(how)
  }
  const { close, there } = open({ ...context, closed }, !!coveredPage?.isModal)
  await there
  return close
}

/** The mount of a type of popup. */
export const createMount =
  (kind: Kind): Mount =>
  async (context) => {
    if (kind.tag === 'div') await shareEdges(context)
    return overPage(context, (ownContext, isModal) => openPopup(isModal ? { ...kind, ...modal } : kind, ownContext))
  }
