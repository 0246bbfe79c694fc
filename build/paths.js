/** Paths in the project. Everything that is built goes into dist/. */
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** @param {string} path from the project's root @returns {string} the same as an absolute path */
export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
