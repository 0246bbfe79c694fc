/** What a page's main thread does meanwhile, as Chromium traces it. */
import type { Page } from 'playwright-core'

/** Times are in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur: number
  args: { beginData?: { frame: string } }
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

/** How often the page was laid out for the first frame that had anything to lay out. Pictures in SVG are pages of their own. */
export const layoutsOfFirstFrame = (trace: TraceEvent[]): number => {
  const named = (wanted: string): TraceEvent[] =>
    trace.filter(({ name }) => name === wanted).sort((one, other) => one.ts - other.ts)
  const [first, ...more] = named('Layout')
  if (!first) return 0
  const painted = named('PrePaint').find(({ ts }) => ts > first.ts)?.ts ?? 0
  return 1 + more.filter(({ args, ts }) => ts < painted && args.beginData?.frame === first.args.beginData?.frame).length
}

/** The longest task, in milliseconds, of the thread that lays the page out. */
export const longestTask = (trace: TraceEvent[]): number => {
  const { pid, tid } = trace.find(({ name }) => name === 'Layout') ?? {}
  const tasks = trace.filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid)
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1_000))
}
