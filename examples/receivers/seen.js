/** Remembers which events were dealt with: Wisp delivers at least once. */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const MAX_EVENT_IDS = 50_000

/**
 * What the file has, which is made shorter if it has more. A server that was killed may have left half a line.
 *
 * @param {string} file
 */
const read = (file) => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const all = text.split('\n').filter(Boolean)
  const ids = all.slice(-MAX_EVENT_IDS)
  if (ids.length === all.length && /(^|\n)$/.test(text)) return ids
  writeFileSync(`${file}.new`, ids.map((id) => `${id}\n`).join(''))
  renameSync(`${file}.new`, file)
  return ids
}

/** @param {string} [file] where the ids are kept, one a line; without it they are forgotten when the server ends */
export const createSeen = (file) => {
  const processedIds = new Set(file ? read(file) : [])
  /** @type {Map<string, Promise<string>>} */
  const underWay = new Map()

  /** @param {string} id */
  const note = (id) => {
    processedIds.add(id)
    for (const oldest of processedIds) if (processedIds.size > MAX_EVENT_IDS) processedIds.delete(oldest)
    if (file) appendFileSync(file, `${id}\n`)
  }
  return {
    /**
     * Does it once: not again if it was done, and not twice at the same time. What has failed may be done again.
     *
     * @param {string} id @param {() => Promise<string>} act @returns {Promise<string>}
     */
    async once(id, act) {
      if (processedIds.has(id)) return 'done before'
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
