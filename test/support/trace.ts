/** What a page's main thread does meanwhile, as Chromium traces it. */
import type { Page } from 'playwright-core'

/** Times are in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
}

/** Everything that happens while `action` goes on. */
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

const contains = (outer: TraceEvent, { pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
  outer.pid === pid && outer.tid === tid && outer.ts <= ts && outer.ts + outer.dur >= ts + dur

/** How many layouts belong to a frame that is painted, and how many a script has asked for before there was one. */
export const layoutsIn = (trace: TraceEvent[]): { framed: number; forced: number } => {
  const paint = trace.find(({ name }) => name === 'PrePaint') ?? { ts: 0 }
  const frames = trace
    .filter(({ name }) => name === 'RunTask')
    .filter((task) => trace.some((event) => event.name === 'PrePaint' && contains(task, event)))
  const layouts = trace.filter(({ name }) => name === 'Layout')
  const isFramed = (layout: TraceEvent): boolean => frames.some((frame) => contains(frame, layout))
  return {
    framed: layouts.filter(isFramed).length,
    forced: layouts.filter((layout) => layout.ts < paint.ts && !isFramed(layout)).length,
  }
}
