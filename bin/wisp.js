#!/usr/bin/env node
/**
 * The `wisp` command. First builds what has changed since the last build, except for `serve`: a server starts from what is
 * there, at once, and needs no right to write there.
 */
import { existsSync } from 'node:fs'

const MIN_NODE_VERSION = [20, 19]

// Computed imports, because these files need not exist: bundler and type checker must not resolve them.
const here = (/** @type {string} */ path) => new URL(path, import.meta.url)
const BUILD = here('../build/build.js')
const CLI = here('../dist/server/cli.js')

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const isOldNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = MIN_NODE_VERSION
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}

const NOT_WRITABLE = ['EROFS', 'EACCES', 'EPERM']

/** @param {unknown} error */
const explainFailedBuild = (error) => {
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'ERR_MODULE_NOT_FOUND') fail('Building needs the development packages: run npm ci --include=dev')
  if (!NOT_WRITABLE.includes(code)) throw error
  if (!existsSync(CLI)) fail('Wisp is not built, and this folder cannot be written to: run npm run build where it can')
  console.error('What is built here is older than its sources, and this folder cannot be written to')
}

const buildIfStale = async () => {
  const { buildStale } = await import(BUILD.href)
  await buildStale().catch(explainFailedBuild)
  // The build's workers stay connected to the output: Node would warn of a leak at the next listener.
  process.stdout.setMaxListeners(0)
}

if (isOldNode()) fail(`Wisp needs Node ${MIN_NODE_VERSION.join('.')} or later; this is ${process.versions.node}`)
if (process.argv[2] === 'serve') {
  if (!existsSync(CLI)) fail('Wisp is not built: run npm ci && npm run build')
  // A container has only what was built.
} else if (existsSync(BUILD)) await buildIfStale()
await import(CLI.href)
