/**
 * Finds modules that import each other, directly or through others: none of them can be read, tested or moved alone.
 * Types count as well. What both need belongs in a third module; what only one needs should be passed in.
 *
 * Biome's noImportCycles finds these, too, but not those of folders (folders.js), which need the same graph.
 */
import { importsOf, resolve } from './imports.js'

/** @typedef {import('./project.js').File} File */
/** @typedef {Map<string, string[]>} Graph each module, and what it imports */

/** @param {File[]} files @returns {Graph} */
export const graphOf = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ specifier }) => resolve(file, specifier, (path) => paths.has(path)) ?? []),
    ]),
  )
}

/** The shortest way from what `start` imports back to `start`. @param {Graph} graph @param {string} start */
const shortest = (graph, start) => {
  const queue = [[start]]
  const visited = new Set()
  for (const route of queue) {
    for (const next of graph.get(route.at(-1) ?? '') ?? []) {
      if (next === start) return route
      if (!visited.has(next)) queue.push([...route, next])
      visited.add(next)
    }
  }
}

const INSTEAD = 'these modules import each other; move what they share into a module that imports none of them'

/** Each cycle once, whichever of its nodes the search begins at. @param {Graph} graph @returns {string[][]} */
export const cyclesIn = (graph) => {
  /** @type {Map<string, string[]>} */
  const cycles = new Map()
  for (const path of [...graph.keys()].sort()) {
    const cycle = shortest(graph, path)
    const name = cycle && [...cycle].sort().join()
    if (cycle && name && !cycles.has(name)) cycles.set(name, cycle)
  }
  return [...cycles.values()]
}

/** @type {import('./project.js').Check} */
export const cycles = ({ files }) =>
  cyclesIn(graphOf(files)).map((cycle) => `${[...cycle, cycle[0]].join(' → ')}: ${INSTEAD}`)
