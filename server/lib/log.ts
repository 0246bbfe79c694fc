/** @param now write at once, for errors that the process may not survive */
export type Log = (line: string, now?: boolean) => void

/** Milliseconds and characters after which lines are written. One write for many lines costs little more than for one. */
const FLUSH_AFTER_MS = 100
const FLUSH_AFTER_CHARACTERS = 16 * 1024

/** Gathers lines. What is left must be flushed before the process ends. */
export const bufferLog = (write: (lines: string) => void): { log: Log; flush(): void } => {
  let lines: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (!lines.length) return
    const text = lines.join('\n')
    lines = []
    length = 0
    write(text)
  }
  return {
    flush,
    log(line, now) {
      length += lines.push(line) && line.length
      if (now || length >= FLUSH_AFTER_CHARACTERS) flush()
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
    },
  }
}
