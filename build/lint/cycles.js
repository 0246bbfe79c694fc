/**
 * Modules that import each other, over however many others: neither can be read, tested or moved alone. Types count as well: what
 * both need belongs in a third module, and what only one needs is passed in.
 */
import { importsOf, resolve } from './imports.js'

/** @typedef {import('./project.js').File} File */
/** @typedef {Map<string, string[]>} Graph each module, and what it imports */

/** @param {File[]} files @returns {Graph} */
const graphOf = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ specifier }) => resolve(file, specifier, (path) => paths.has(path)) ?? []),
    ]),
  )
}

/** The shortest way from what `start` imports back to it. @param {Graph} graph @param {string} start */
const shortest = (graph, start) => {
  const queue = [[start]]
  const seen = new Set()
  for (const way of queue) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (!seen.has(next)) queue.push([...way, next])
      seen.add(next)
    }
  }
}

const INSTEAD = 'a circle of imports; what all of them need belongs in a module that imports none of them'

/** Told once, whichever of its modules it begins at. @type {import('./project.js').Check} */
export const cycles = ({ files }) => {
  const graph = graphOf(files)
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const path of [...graph.keys()].sort()) {
    const way = shortest(graph, path)
    const name = way && [...way].sort().join()
    if (way && name && !found.has(name)) found.set(name, way)
  }
  return [...found.values()].map((way) => `${[...way, way[0]].join(' → ')}: ${INSTEAD}`)
}
