/**
 * Says on standard error how far a command is, once it has taken two seconds: on a terminal one line that is redrawn,
 * elsewhere a plain line every few seconds. A thread of its own writes, because the embedded database and the readers of
 * files keep the first one busy.
 */
import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Tells what is being done; '' once nothing is. */
export type ProgressReporter = (text: string) => void

/** The lock lets only one side write at a time; the second number tells if a line stands on the terminal. */
const [FREE, BUSY] = [0, 1]
const [LOCK_INDEX, LINE_INDEX] = [0, 1]

const CLEAR_LINE = '\r\x1b[K'

const SCRIPT = `
const { writeSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
const { flags, out, terminal, started, afterMs, everyMs } = workerData
let text = ''
let next = started + afterMs
const write = (line) => {
  while (Atomics.compareExchange(flags, ${LOCK_INDEX}, ${FREE}, ${BUSY}) !== ${FREE}) Atomics.wait(flags, ${LOCK_INDEX}, ${BUSY}, 10)
  try {
    writeSync(out, terminal ? '\\r\\x1b[K' + line : line + '\\n')
    Atomics.store(flags, ${LINE_INDEX}, terminal ? 1 : 0)
  } catch {}
  Atomics.store(flags, ${LOCK_INDEX}, ${FREE})
  Atomics.notify(flags, ${LOCK_INDEX})
}
parentPort.on('message', (said) => { text = said })
setInterval(() => {
  if (!text || Date.now() < next) return
  next = Date.now() + everyMs
  write(text + ', ' + Math.round((Date.now() - started) / 1000) + ' s')
}, Math.min(100, everyMs))
`

interface Output {
  /** The number of an open file. */
  out?: number
  terminal?: boolean
  /** Milliseconds in which nothing is said, and between two lines. */
  afterMs?: number
  everyMs?: number
}

const EVERY_MS = { terminal: 200, log: 5_000 }

interface Progress {
  say: ProgressReporter
  /** Prints something else, not onto the line that is redrawn. */
  aside(print: () => void): void
}

export const createProgress = ({
  out = 2,
  terminal = process.stderr.isTTY === true,
  afterMs = 2_000,
  everyMs = terminal ? EVERY_MS.terminal : EVERY_MS.log,
}: Output = {}): Progress => {
  const started = Date.now()
  const flags = new Int32Array(new SharedArrayBuffer(8))
  let thread: Worker | undefined
  const begin = (): Worker => {
    const worker = new Worker(SCRIPT, {
      eval: true,
      env: {},
      workerData: { flags, out, terminal, started, afterMs, everyMs },
    })
    worker.unref()
    // A command goes on without it.
    worker.on('error', () => {})
    return worker
  }
  const aside = (print: () => void): void => {
    if (!thread) {
      print()
      return
    }
    while (Atomics.compareExchange(flags, LOCK_INDEX, FREE, BUSY) !== FREE) Atomics.wait(flags, LOCK_INDEX, BUSY, 10)
    try {
      if (Atomics.exchange(flags, LINE_INDEX, 0)) writeSync(out, CLEAR_LINE)
      print()
    } finally {
      Atomics.store(flags, LOCK_INDEX, FREE)
      Atomics.notify(flags, LOCK_INDEX)
    }
  }
  return {
    aside,
    say(text) {
      if (text) {
        thread ??= begin()
        thread.postMessage(text)
        return
      }
      aside(() => void thread?.terminate())
      thread = undefined
    },
  }
}

const COUNTED_EVERY = 100

/** Says `Leads: 1,200`, or `Products: 500 of 10,000`, for a count that rises by single ones. */
export const counted =
  (say: ProgressReporter, label: string) =>
  (count: number, of?: number): void => {
    if (count % COUNTED_EVERY && count !== of) return
    const all = of === undefined ? '' : ` of ${of.toLocaleString('en')}`
    say(`${label}: ${count.toLocaleString('en')}${all}`)
  }
