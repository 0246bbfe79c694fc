export interface Harm {
  /** Cumulative layout shift not caused by user input. */
  shift: number
  /** Durations of tasks over 50 ms, in milliseconds. */
  longTasks: number[]
}

/** Runs in the page before any other script. */
export const watchHarm = (): void => {
  const harm: Harm = { shift: 0, longTasks: [] }
  Object.assign(globalThis, { harm })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) harm.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) harm.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
