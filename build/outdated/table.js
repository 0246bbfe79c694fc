/** The rows of `npm run outdated`: what ships comes first, and the heaviest of it. */

/**
 * @typedef {Record<string, { current?: string, latest: string }>} Behind as `npm outdated --json` says it
 * @typedef {{ page: Map<string, number>, server: Map<string, number>, dependencies: Set<string>, installed(name: string): number }} Weights
 * @typedef {{ name: string, from: string, to: string, use: 'page' | 'server' | 'tool', bytes: number }} Row
 */

const USES = ['page', 'server', 'tool']

/** @param {Behind} behind @param {Weights} weights @returns {Row[]} */
export const rowsOf = (behind, { page, server, dependencies, installed }) =>
  Object.entries(behind)
    .map(([key, { current = 'missing', latest }]) => {
      // An alias comes with what it stands for: `jquery-3:jquery@3.7.1`.
      const [name = key] = key.split(':')
      const bytes = page.get(name) ?? server.get(name) ?? installed(name)
      /** @type {Row['use']} */
      const use = page.has(name) ? 'page' : server.has(name) || dependencies.has(name) ? 'server' : 'tool'
      return { name, from: current, to: latest, use, bytes }
    })
    .sort((one, other) => USES.indexOf(one.use) - USES.indexOf(other.use) || other.bytes - one.bytes)

/** @param {Row[]} rows */
export const tableOf = (rows) => {
  const cells = [
    ['package', 'from', 'to', 'use', 'bytes'],
    ...rows.map(({ name, from, to, use, bytes }) => [name, from, to, use, bytes.toLocaleString('en')]),
  ]
  const widths = cells.reduce(
    (sizes, row) => row.map((cell, column) => Math.max(sizes[column] ?? 0, cell.length)),
    /** @type {number[]} */ ([]),
  )
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === row.length - 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
