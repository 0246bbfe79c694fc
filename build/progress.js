/** Says what a build does and how far it is: in place on a terminal, otherwise a line every few seconds. */

/** Milliseconds between two lines of a log. */
const QUIET = 5_000

/** @param {number} total @param {NodeJS.WriteStream} [out] */
export const createProgress = (total, out = process.stderr) => {
  const started = performance.now()
  let done = 0
  let printed = started
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
  /** @param {string} text */
  const print = (text) => {
    printed = performance.now()
    out.write(out.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }
  return {
    /** @param {string} what has been built */
    step(what) {
      done++
      if (out.isTTY || performance.now() - printed > QUIET) print(`${done} of ${total} built, ${seconds()}: ${what}`)
    },
    /** @param {string} what begins */
    say: (what) => print(`${what} …`),
    end: () => {
      print(`Built ${done} of ${total} in ${seconds()}`)
      if (out.isTTY) out.write('\n')
    },
  }
}
