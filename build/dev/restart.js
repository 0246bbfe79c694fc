/** What a running `npm run dev` has read once: a change in it takes a new start. */
import { relative, sep } from 'node:path'
import { root } from '../paths.js'

/** The status of a process that is to be started again. */
export const RESTART_STATUS = 75

const FILES = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** @param {string} path */
export const needsRestart = (path) => {
  const name = relative(root, path).replaceAll(sep, '/')
  return FILES.includes(name) || (name.startsWith('build/') && !name.startsWith('build/lint/'))
}
