/** Which changes a running `npm run dev` can take in only by starting anew: those in files that it reads once, at its start. */
import { relative, sep } from 'node:path'
import { root } from '../paths.js'

/** The status of a process that is to be started again. */
export const RESTART_STATUS = 75

const FILES = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** The list of chunks is made at the start. */
const CHUNK = /^chunks\/[^/]+\/[^/]+\/index\.tsx?$/

/** @param {string} event @param {string} path */
export const needsRestart = (event, path) => {
  const name = relative(root, path).replaceAll(sep, '/')
  if (event !== 'change' && CHUNK.test(name)) return true
  return FILES.includes(name) || (name.startsWith('build/') && !name.startsWith('build/lint/'))
}
