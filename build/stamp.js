/** Whether dist/ was built from the current sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.js'

const SOURCES = [
  ...['build', 'chunks', 'loader', 'server', 'shared', 'templates'],
  ...['package.json', 'package-lock.json', 'vite.config.ts'],
]

/** @param {string} path @returns {string[]} */
const files = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()

export const sourceStamp = () => {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of files(at(source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isFresh = () => existsSync(at('dist/stamp')) && readFileSync(at('dist/stamp'), 'utf8') === sourceStamp()
