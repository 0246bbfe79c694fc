/** What the main thread did meanwhile, by Chrome's own trace. */
import type { Browser, Page } from 'playwright-core'

export interface Work {
  /** Milliseconds of processor time, which other programs stretch less than the time of day. */
  script: number
  /** Layout and style. */
  layout: number
}

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds, as are all times here. */
  ts: number
  dur: number
  /** Processor time; absent where there was none to speak of. */
  tdur?: number
}

const CATEGORIES = ['devtools.timeline', 'v8', 'v8.execute', 'blink', 'blink.user_timing']

/** What runs page code, and compiles it. `await` goes on in RunMicrotasks, which Chrome's own sum of script leaves out. */
const SCRIPT = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.callFunction',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.run',
])
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree'])

/** Those of the kind that lie in none other of the kind: what lies within is in their time already. */
const outermost = (events: Event[], kind: Set<string>): Event[] => {
  let end = 0
  return events
    .filter(({ name }) => kind.has(name))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      const within = ts + dur <= end
      end = Math.max(end, ts + dur)
      return !within
    })
}

const sum = (events: Event[]): number => events.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0)

const workOf = (events: Event[]): Work => {
  const script = outermost(events, SCRIPT)
  const layout = outermost(events, LAYOUT)
  const forced = layout.filter(({ ts }) => script.some((event) => ts >= event.ts && ts < event.ts + event.dur))
  return { script: sum(script) - sum(forced), layout: sum(layout) }
}

/** Tells the page's own main thread from those of other pages. */
const MARK = 'bench'

const ofThePage = (all: Event[]): Event[] => {
  const mark = all.find(({ name }) => name === MARK)
  return all.filter(({ ph, pid, tid }) => ph === 'X' && pid === mark?.pid && tid === mark.tid)
}

export const traced = async (browser: Browser, page: Page, action: () => Promise<unknown>): Promise<Work> => {
  await browser.startTracing(page, { categories: ['-*', ...CATEGORIES] })
  let trace: Buffer | undefined
  try {
    await action()
    await page.evaluate(`performance.mark('${MARK}')`)
  } finally {
    trace = await browser.stopTracing()
  }
  return workOf(ofThePage(JSON.parse(trace.toString()).traceEvents))
}
