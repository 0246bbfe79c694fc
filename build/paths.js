/** Where things are. Everything that is built goes into dist/. */
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** @param {string} path @returns {string} absolute, from the project's root */
export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
