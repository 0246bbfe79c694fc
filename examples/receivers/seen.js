/** Remembers which events were dealt with: Wisp delivers at least once. */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const MOST = 50_000

/**
 * What the file has, which is made shorter if it has more. A server that was killed may have left half a line.
 *
 * @param {string} file
 */
const read = (file) => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const all = text.split('\n').filter(Boolean)
  const known = all.slice(-MOST)
  if (known.length === all.length && /(^|\n)$/.test(text)) return known
  writeFileSync(`${file}.new`, known.map((id) => `${id}\n`).join(''))
  renameSync(`${file}.new`, file)
  return known
}

/** @param {string} [file] where the ids are kept, one a line; without it they are forgotten when the server ends */
export const createSeen = (file) => {
  const done = new Set(file ? read(file) : [])
  /** @type {Map<string, Promise<string>>} */
  const underWay = new Map()

  /** @param {string} id */
  const note = (id) => {
    done.add(id)
    for (const oldest of done) if (done.size > MOST) done.delete(oldest)
    if (file) appendFileSync(file, `${id}\n`)
  }
  return {
    /**
     * Does it once: not again if it was done, and not twice at the same time. What has failed may be done again.
     *
     * @param {string} id @param {() => Promise<string>} act @returns {Promise<string>}
     */
    async once(id, act) {
      if (done.has(id)) return 'done before'
      const running = underWay.get(id)
      if (running) return running
      const started = act()
        .then((word) => {
          note(id)
          return word
        })
        .finally(() => underWay.delete(id))
      underWay.set(id, started)
      return started
    },
  }
}
