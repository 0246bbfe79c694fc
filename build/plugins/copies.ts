/**
 * Code that several parts share and `ui` has no use for. Each part gets its own copy: in a file of its own the code
 * would cost those parts a round trip, and in `ui` every popup would wait for it.
 */
import type { Plugin } from 'vite'

const COPIED =
  /\/shared\/(page\/platform\/(changed|money|natives|owner-values|send|source|unvisited)|model\/(fields|platforms)|page\/(model\/(store|form-steps)|visit\/cart|forms\/collect)|wire\/(error-codes|page\/(redirect|refusal)))\.ts$/
const CHUNK = /\/chunks\/\w+\/([\w-]+)\/|\?of=([\w-]+)$/

/** The report chunk gets no copies: `natives` keeps a state, which all of its modules must see. */
const UNCOPIED = 'report'

export const copies = (environment: string): Plugin => ({
  name: 'wisp-copies',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === environment,
  async resolveId(id, importer = '') {
    const [, folder, copy] = CHUNK.exec(importer) ?? []
    const found = await this.resolve(id, importer, { skipSelf: true })
    // Copies of the same file are different modules if their ids differ.
    return found && COPIED.test(found.id) && folder !== UNCOPIED && (folder ?? copy)
      ? `${found.id}?of=${folder ?? copy}`
      : undefined
  },
})
