/** Measures the work of the main thread with Chrome's trace. */
import type { Browser, Page } from 'playwright-core'

export interface Work {
  /** Milliseconds of CPU time, which varies less with other programs than wall-clock time. */
  script: number
  /** The same by the clock. */
  scriptWall: number
  /** Layout and style, in milliseconds. */
  layout: number
}

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  /** All times are in microseconds. */
  ts: number
  dur: number
  /** CPU time; absent if negligible. */
  tdur?: number
}

const CATEGORIES = ['devtools.timeline', 'v8', 'v8.execute', 'blink', 'blink.user_timing']

/**
 * Events that run or compile page code. RunMicrotasks, which continues after `await`, is missing in Chrome's own sum.
 */
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

/** Events of these kinds without those nested in others, whose time includes them. */
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
const wallOf = (events: Event[]): number => events.reduce((total, { dur }) => total + dur / 1000, 0)

const workOf = (events: Event[]): Work => {
  const script = outermost(events, SCRIPT)
  const layout = outermost(events, LAYOUT)
  const forced = layout.filter(({ ts }) => script.some((event) => ts >= event.ts && ts < event.ts + event.dur))
  return {
    script: sum(script) - sum(forced),
    scriptWall: wallOf(script) - wallOf(forced),
    layout: sum(layout),
  }
}

/** Identifies the page's main thread among those of other pages. */
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
