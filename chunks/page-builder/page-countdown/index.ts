/** Runs a countdown of the page, to a date or for a fixed duration. */
import { endOfDuration } from '../../../shared/countdown/duration'
import type { ComponentChunk, PageRuntime } from '../../../shared/model/page-builder'
import { reportRejection } from '../../../shared/platform/dom'
import { owned } from '../../../shared/platform/owned'
import { doc } from '../../../shared/platform/safe-dom'
import { type PageCountdown, readCountdown } from '../../../shared/wire/page-builder/countdown'
import { actAtEnd } from './at-end'
import { createFace } from './face'
import { runUntil } from './run-until'

/**
 * A duration goes on over views and visits of the page, as in popups. Only wisp.js stores things: on a page that does
 * not run it anyway, each view has the whole duration, because a countdown alone is not worth the download.
 */
const isStored = ({ kept }: PageCountdown): boolean => kept && doc.querySelector('script[src*="/wisp.js"]') !== null

const storedEnd = async (element: Element, { seconds }: PageCountdown, runtime: PageRuntime): Promise<number> => {
  const { page } = await runtime.joined()
  const name = element.getAttribute('id') || seconds
  return endOfDuration(page.storage, `timer.${runtime.page.id || location.pathname}.${name}`, seconds)
}

const tell = (element: Element, seconds: number): void => {
  element.dispatchEvent(new CustomEvent('wisp:countdown', { bubbles: true, detail: { seconds } }))
}

export const mount: NonNullable<ComponentChunk['mount']> = (element, runtime) => {
  const countdown = readCountdown(element)
  const isOwned = owned(element)
  const began = Date.now()
  const end = countdown.moment ?? began + countdown.seconds * 1000
  // With an invalid date, the countdown stays as the page has printed it.
  if (Number.isNaN(end)) return () => {}
  const { show, finish } = createFace(element, countdown.largest)
  const clock = runUntil(end, (seconds, until) => {
    show(seconds)
    tell(element, seconds)
    if (seconds) return
    finish()
    if (isOwned) actAtEnd(countdown, until <= began)
  })
  // Somebody else's could end the owner's of the same name.
  if (isOwned !== false && isStored(countdown))
    reportRejection(storedEnd(element, countdown, runtime).then(clock.endBy))
  return clock.stop
}
