import { after } from '../../../shared/page/platform/dom'

/** Milliseconds after which a task is split; on a phone that is four times slower, this is not yet a long task (50 ms). */
const MAX_TASK_MS = 8

let began = 0

/** Resolves in a new task. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) =>
    after(0, () => {
      began = performance.now()
      resolve()
    }),
  )

/** Continues in a new task if the current one has taken a while: together they would be a long task on a slow phone. */
export const breathe = async (): Promise<void> => {
  if (performance.now() - began > MAX_TASK_MS) await nextTask()
}
