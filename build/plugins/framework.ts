/** Applies the table of aliases to what visitors get, and to nothing else: designs are rendered by React itself. */
import { isAbsolute } from 'node:path'
import type { Plugin } from 'vite'
import { aliasOf, drawingOf } from '../aliases.js'

const replacing = (name: string, replacementOf: typeof aliasOf, environments: string[], importers: RegExp): Plugin => ({
  name,
  enforce: 'pre',
  applyToEnvironment: (environment) => environments.includes(environment.name),
  async resolveId(id, importer) {
    const meant = importers.test(importer ?? '') ? replacementOf(id) : undefined
    if (!meant || isAbsolute(meant)) return meant
    return this.resolve(meant, importer, { skipSelf: true })
  },
})

/** @param importers only these get Preact */
export const framework = (environments: string[], importers = /./): Plugin =>
  replacing('wisp-framework', aliasOf, environments, importers)

/** Chunks that draw popups, and their tests. */
export const OF_POPUPS = /\/(test\/unit\/)?chunks\/(core|types|parts|games|popup)\//

/** @param importers only these get what popups use of React */
export const drawing = (environments: string[], importers = /./): Plugin =>
  replacing('wisp-drawing', drawingOf, environments, importers)
