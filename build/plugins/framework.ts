/** Applies the table of aliases to what visitors get, and to nothing else: designs are rendered by React itself. */
import { isAbsolute } from 'node:path'
import type { Plugin } from 'vite'
import { aliasOf } from '../aliases.js'

/** @param importers only these get Preact */
export const framework = (environments: string[], importers = /./): Plugin => ({
  name: 'wisp-framework',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => environments.includes(name),
  async resolveId(id, importer) {
    const meant = importers.test(importer ?? '') ? aliasOf(id) : undefined
    if (!meant || isAbsolute(meant)) return meant
    return this.resolve(meant, importer, { skipSelf: true })
  },
})
