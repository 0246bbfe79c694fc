/** Draws at once what `work` changes, on React and on Preact. */
import { options } from 'preact'
import { flushSync } from 'react-dom'

export const flush = (work: () => void): void => {
  const { debounceRendering } = options
  options.debounceRendering = (draw) => draw()
  try {
    flushSync(work)
  } finally {
    if (debounceRendering) options.debounceRendering = debounceRendering
    else delete options.debounceRendering
  }
}
