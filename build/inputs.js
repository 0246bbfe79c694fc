/**
 * What something was built from: the content of each file and the names in each folder, as hashes under paths from the
 * project's root, so that a clone that was moved or copied is as fresh as it was.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, posix, relative, sep } from 'node:path'
import { at, root } from './paths.js'

/** @typedef {Record<string, string>} Inputs path → hash; a folder's path ends with a slash */

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** @param {string} path */
const read = (path) => {
  if (!existsSync(at(path))) return ''
  if (!path.endsWith('/')) return hashOf(readFileSync(at(path)))
  // New files may be found by a pattern, or before others of the same name.
  return hashOf(readdirSync(at(path)).sort().join('\n'))
}

/** Reads each file only once. @returns {(path: string) => string} hash of a file or folder; '' if there is none */
export const createHashes = () => {
  /** @type {Map<string, string>} */
  const hashes = new Map()
  return (path) => {
    const hash = hashes.get(path) ?? read(path)
    hashes.set(path, hash)
    return hash
  }
}

/** @param {string} path from the root @returns {string[]} it and the folder that it lies in; for a package, its version */
const named = (path) => {
  const [, manifest] = /^(node_modules\/(?:@[^/]+\/)?[^/]+\/)/.exec(path) ?? []
  if (manifest) return [`${manifest}package.json`]
  const folder = posix.dirname(path)
  // Whatever is put into the root, such as data or a note, belongs to no build.
  return folder === '.' ? [path] : [path, `${folder}/`]
}

/** @param {string} file an absolute path @returns {string} from the root */
const fromRoot = (file) => relative(root, file).split(sep).join('/')

/** The bundler does not name the sheets that a sheet imports. @param {string} path */
const withSheets = (path) => (path.endsWith('.css') ? [...closureOf(path)] : [path])

/**
 * @param {Iterable<string>} ids of modules and files, as the bundler names them; those that are no files are left out
 * @param {(path: string) => string} hash
 * @returns {Inputs}
 */
export const inputsOf = (ids, hash) => {
  const files = [...ids].map((id) => id.replace(/^\0[\w-]+:|[?#].*$/g, '')).filter((id) => id.startsWith(root))
  const paths = new Set(files.map(fromRoot).flatMap(withSheets).flatMap(named))
  return Object.fromEntries([...paths].sort().map((path) => [path, hash(path)]))
}

/**
 * Packages that are not installed have not changed: a server that runs what was built needs few of them.
 * @param {Inputs} inputs @param {(path: string) => string} hash
 */
export const areCurrent = (inputs, hash) =>
  Object.entries(inputs).every(([path, oldHash]) =>
    [oldHash, path.startsWith('node_modules/') && ''].includes(hash(path)),
  )

/** @param {string} path of a folder @returns {string[]} all files in it, and all folders */
export const everythingIn = (path) =>
  readdirSync(at(path), { withFileTypes: true, recursive: true }).map(
    (entry) => `${fromRoot(entry.parentPath)}/${entry.name}${entry.isDirectory() ? '/' : ''}`,
  )

const IMPORT = /^\s*(?:import|export)\b[^'"]*?from '(\.[^']+)'|^@?import '(\.[^']+)'/gm

/** @param {string} path of a module or style sheet @param {Set<string>} [closure] @returns {Set<string>} it and all that it imports of ours */
export const closureOf = (path, closure = new Set()) => {
  if (closure.has(path) || !existsSync(at(path)) || !statSync(at(path)).isFile()) return closure
  closure.add(path)
  for (const [, from, bare] of readFileSync(at(path), 'utf8').matchAll(IMPORT))
    closureOf(posix.join(dirname(path), from ?? bare ?? ''), closure)
  return closure
}
