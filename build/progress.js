/** Says what a build does and how far it is: in place on a terminal, otherwise a line every few seconds. */

/** Milliseconds between two lines of a log. */
const PRINT_PAUSE_MS = 5_000

/** @param {number} total @param {NodeJS.WriteStream} [out] */
export const createProgress = (total, out = process.stderr) => {
  const started = performance.now()
  let count = 0
  let printed = started
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
  /** @param {string} text */
  const print = (text) => {
    printed = performance.now()
    out.write(out.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }
  return {
    /** @param {string} label of the part that has been built */
    step(label) {
      count++
      if (out.isTTY || performance.now() - printed > PRINT_PAUSE_MS)
        print(`${count} of ${total} built, ${seconds()}: ${label}`)
    },
    /** @param {string} label of the part that begins */
    say: (label) => print(`${label} …`),
    end: () => {
      print(`Built ${count} of ${total} in ${seconds()}`)
      if (out.isTTY) out.write('\n')
    },
  }
}
