/** Has the table of aliases hold for what visitors get, and for nothing else: designs are rendered by React itself. */
import type { Plugin } from 'vite'
import { aliases } from '../aliases.js'

export const framework = (environments: string[]): Plugin => ({
  name: 'wisp-framework',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => environments.includes(name),
  resolveId: (id) => aliases('preact').find(({ find }) => find.test(id))?.replacement,
})
