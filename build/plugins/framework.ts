/** Applies the table of aliases to what visitors get, and to nothing else: designs are rendered by React itself. */
import { isAbsolute } from 'node:path'
import type { Plugin } from 'vite'
import { aliasOf } from '../aliases.js'

export const framework = (environments: string[]): Plugin => ({
  name: 'wisp-framework',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => environments.includes(name),
  async resolveId(id, importer) {
    const meant = aliasOf(id, importer)
    if (!meant || isAbsolute(meant)) return meant
    return this.resolve(meant, importer, { skipSelf: true })
  },
})
