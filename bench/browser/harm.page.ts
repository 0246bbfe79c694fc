export interface Harm {
  /** Cumulative layout shift not caused by user input. */
  shift: number
  /** The rest of it: within half a second of user input. */
  shiftOnInput: number
  /** Durations of tasks over 50 ms, in milliseconds. */
  longTasks: number[]
}

/** Runs in the page before any other script. */
export const watchHarm = (): void => {
  const harm: Harm = { shift: 0, shiftOnInput: 0, longTasks: [] }
  Object.assign(globalThis, { harm })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      harm[entry.hadRecentInput ? 'shiftOnInput' : 'shift'] += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) harm.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
