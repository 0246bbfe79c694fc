/**
 * Finds folders that import each other, directly or through others: whoever reads one of them must read all. What lies in a
 * folder side by side, folders as well as files, has an order in which each imports only what stands before it. Types count
 * as well.
 */
import { cyclesIn, graphOf } from './cycles.js'

/** @typedef {import('./cycles.js').Graph} Graph */

/** The check applies inside these folders, at every depth. */
const ORDERED = ['bench', 'build', 'chunks', 'examples', 'loader', 'playground', 'server', 'shared', 'templates']

/**
 * The nearest folder that holds both, and which of its entries each is or lies in.
 * @param {string} one @param {string} other
 */
const meeting = (one, other) => {
  const [ours, theirs] = [one.split('/'), other.split('/')]
  const depth = ours.findIndex((part, index) => part !== theirs[index])
  const entry = (/** @type {string[]} */ parts) => parts.slice(0, depth + 1).join('/')
  return { folder: ours.slice(0, depth).join('/'), from: entry(ours), to: entry(theirs) }
}

/** @template T @param {Map<string, T>} map @param {string} key @param {T} first @returns {T} */
const within = (map, key, first) => {
  const value = map.get(key) ?? first
  map.set(key, value)
  return value
}

/** @param {Graph} graph of files */
const foldersOf = (graph) => {
  /** @type {Map<string, Graph>} */
  const folders = new Map()
  /** @type {Map<string, string>} */
  const examples = new Map()
  for (const [path, targets] of graph)
    for (const target of targets) {
      const { folder, from, to } = meeting(path, target)
      if (from === to || !ORDERED.includes(folder.replace(/\/.*/, ''))) continue
      const entries = within(folders, folder, new Map())
      within(entries, from, []).push(to)
      within(entries, to, [])
      within(examples, `${from} ${to}`, `${path} → ${target}`)
    }
  return { folders, examples }
}

const INSTEAD = 'these import each other; move what they share below both, or what only one needs into it'

/** @type {import('./project.js').Check} */
export const folderCycles = ({ files }) => {
  const { folders, examples } = foldersOf(graphOf(files))
  return [...folders.values()].flatMap(cyclesIn).flatMap((cycle) => {
    // A cycle of files alone is reported by cycles.js.
    if (cycle.every((entry) => /\.\w+$/.test(entry))) return []
    const steps = cycle.map((entry, index) => examples.get(`${entry} ${cycle[index + 1] ?? cycle[0]}`))
    return [`${[...cycle, cycle[0]].join(' → ')}: ${INSTEAD} (${steps.join(', ')})`]
  })
}
