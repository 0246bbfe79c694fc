/** Draws at once what `work` changes, on React and on Preact. */
import { act } from 'preact/test-utils'
import { flushSync } from 'react-dom'

export const flush = (work: () => void): void => {
  void act(() => flushSync(work))
}
