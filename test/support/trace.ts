/** Reads the work of a page's main thread from Chromium's trace. */
import type { Page } from 'playwright-core'

/** Times in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  args: { beginData?: { frame: string }; elementCount?: number }
}

/** Traces everything that happens during `action`. */
export const traceOf = async (page: Page, action: () => Promise<unknown>): Promise<TraceEvent[]> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser to trace')
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  })
  await action()
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] }
  return traceEvents
}

/**
 * How often the page was laid out in the first frame with any layout. SVG images are pages of their own and do not
 * count.
 */
export const layoutsOfFirstFrame = (trace: TraceEvent[]): number => {
  const named = (eventName: string): TraceEvent[] =>
    trace.filter(({ name }) => name === eventName).sort((event, other) => event.ts - other.ts)
  const [first, ...more] = named('Layout')
  if (!first) return 0
  const painted = named('PrePaint').find(({ ts }) => ts > first.ts)?.ts ?? 0
  return 1 + more.filter(({ args, ts }) => ts < painted && args.beginData?.frame === first.args.beginData?.frame).length
}

/** The longest task of the page's main thread, in milliseconds. */
export const longestTask = (trace: TraceEvent[]): number => {
  const { pid, tid } = trace.find(({ name }) => name === 'Layout') ?? {}
  const tasks = trace.filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid)
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1_000))
}

/** How often the browser has computed an element's style anew. This count does not depend on the machine's speed. */
export const restyledElements = (trace: TraceEvent[]): number =>
  trace.reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0), 0)
