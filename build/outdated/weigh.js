/** The weight of a package: its bytes in the files of dist/, or else what it takes up where it is installed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageOf } from '../notices.js'
import { bytesBySource } from './source-map.js'

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

/** Bytes by package of all built files that have a source map, and of the typefaces. @param {string} folder @returns {Map<string, number>} */
export const bundledBytes = (folder) => {
  const bytes = new Map()
  const add = (/** @type {string} */ name, /** @type {number} */ count) =>
    bytes.set(name, (bytes.get(name) ?? 0) + count)
  for (const file of filesIn(folder)) {
    const [, face] = /([\w-]+)-(?:latin|hebrew)-\d+\.\w+\.woff2$/.exec(file) ?? []
    if (face) add(`@fontsource/${face}`, statSync(file).size)
    if (!file.endsWith('.js') || !existsSync(`${file}.map`)) continue
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
    for (const [source, count] of bytesBySource(readFileSync(file, 'utf8'), map)) {
      const name = packageOf(`/${source}`)
      if (name) add(name, count)
    }
  }
  return bytes
}

/** With the packages that it needs itself, as far as they are installed. @param {string} modules @param {string} name */
export const installedBytes = (modules, name) => {
  const needed = new Set([name])
  let bytes = 0
  for (const name of needed) {
    const folder = join(modules, name)
    if (!existsSync(folder)) continue
    for (const file of filesIn(folder)) bytes += statSync(file).size
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) needed.add(other)
  }
  return bytes
}
