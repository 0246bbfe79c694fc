import { after } from '../../../shared/platform/dom'

/** Milliseconds of a task after which the page is let go on; on a phone four times slower the rest is not yet a long task. */
const ENOUGH = 8

let began = 0

/** Ends in a task of its own. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) =>
    after(0, () => {
      began = performance.now()
      resolve()
    }),
  )

/** Goes on, in a task of its own where this one has taken a while: all in one would be a long task on a slow phone. */
export const breathe = async (): Promise<void> => {
  if (performance.now() - began > ENOUGH) await nextTask()
}
