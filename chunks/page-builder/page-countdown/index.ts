/** Runs a countdown of the page, to a date or for a fixed duration. */
import type { ComponentChunk, DeadlineChunk, PageRuntime } from '../../../shared/page/model/page-builder'
import { reportRejection } from '../../../shared/page/platform/dom'
import { actsAlone, owned } from '../../../shared/page/platform/owned'
import { type PageCountdown, readCountdown } from '../../../shared/wire/page/page-builder/countdown'
import { actAtEnd } from './at-end'
import { createFace } from './face'
import { type Clock, runUntil } from './run-until'

/** A duration goes on over views and visits of the page, as in popups. Without the chunk it begins with each view. */
const storedEnd = async (
  element: Element,
  { seconds }: PageCountdown,
  runtime: PageRuntime,
  change: (end: number) => void,
): Promise<number | undefined> => {
  const name = `${runtime.page.id || location.pathname}.${element.getAttribute('id') || seconds}`
  const chunk = await runtime.load<DeadlineChunk>('page-deadline').catch(() => undefined)
  return chunk?.deadlineOf(name, seconds, runtime, change)
}

const notify = (element: Element, seconds: number): void => {
  element.dispatchEvent(new CustomEvent('wisp:countdown', { bubbles: true, detail: { seconds } }))
}

/** Runs it to its end. */
const run = (
  element: HTMLElement,
  countdown: PageCountdown,
  runtime: PageRuntime,
  began: number,
  end: number,
): Clock => {
  const { show, finish } = createFace(element, countdown.largest, runtime)
  return runUntil(end, (seconds, until) => {
    show(seconds)
    notify(element, seconds)
    if (seconds) return
    finish()
    if (countdown.atEnd !== 'nothing' && actsAlone(element)) actAtEnd(countdown, until <= began)
  })
}

export const mount: NonNullable<ComponentChunk['mount']> = (element, runtime) => {
  const countdown = readCountdown(element)
  const began = Date.now()
  const end = countdown.moment ?? began + countdown.seconds * 1000
  // With a date or duration that cannot be read, the countdown stays as the page has printed it.
  if (Number.isNaN(end)) return () => {}
  let isStopped = false
  let clock: Clock | undefined
  const begin = (until = end): void => {
    if (!isStopped) clock = run(element, countdown, runtime, began, until)
  }
  // Somebody else's could end the owner's of the same name.
  if (countdown.kept && countdown.moment === undefined && owned(element) !== false)
    reportRejection(storedEnd(element, countdown, runtime, (until) => clock?.endBy(until)).then(begin))
  else begin()
  return () => {
    isStopped = true
    clock?.stop()
  }
}
