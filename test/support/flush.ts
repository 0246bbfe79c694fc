/** Draws at once what `work` changes, on React, on Preact and on what popups use of it. */
import { act } from 'preact/test-utils'
import { flushSync } from 'react-dom'

export const flush = (work: () => void): void => {
  const { queueMicrotask } = globalThis
  const tasks: (() => void)[] = []
  globalThis.queueMicrotask = (task) => void tasks.push(task)
  try {
    void act(() => flushSync(work))
  } finally {
    globalThis.queueMicrotask = queueMicrotask
  }
  for (const task of tasks) task()
}
