/** Modules that are imported by names of ours, in every build. */
import { lists } from './lists.js'
import { at } from './paths.js'

/** The compiler must not take code for browsers, which the server sends as text, for code of the server. */
const FOR_BROWSERS = { 'wisp:scope-storage': 'server/web/hosted/scope-storage.ts' }

/** @returns {import('vite').Plugin} */
const forBrowsers = () => ({
  name: 'wisp-for-browsers',
  resolveId(id) {
    const path = new Map(Object.entries(FOR_BROWSERS)).get(id)
    return path && at(path)
  },
})

export const ownModules = () => [lists(), forBrowsers()]
