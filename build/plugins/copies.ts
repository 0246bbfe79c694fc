/**
 * Code that several parts share and `ui` has no use for. Each part gets its own copy: in a file of its own the code
 * would cost those parts a round trip, and in `ui` every popup would wait for it.
 */
import type { Plugin } from 'vite'

const COPIED =
  /\/(chunks\/types\/floating|shared\/(page\/platform\/(changed|language-of|modals|money|natives|owner-values|send|source|stringify|unvisited)|words\/english|model\/(design|platforms|template|test-hosts)|page\/(model\/(store|form-steps)|storage\/storage|visit\/cart|forms\/collect)|wire\/(design|error-codes|page\/(conversion|redirect|popup-settings|refusal|visited))))\.ts$/
const CHUNK = /\/chunks\/\w+\/([\w-]+)\/|\?of=([\w-]+)$/

/** Read by `submit` with the widgets of its fields, which must see one state; `steps` reads what was chosen, for which it needs none. */
const COPIED_FOR_STEPS = /\/shared\/(page\/(forms\/(fields|widget-at)|platform\/composing)|checks\/filled)\.ts$/
const STEPS = 'steps'

/** The report chunk gets no copies: `natives` keeps a state, which all of its modules must see. */
const UNCOPIED = 'report'

export const copies = (environment: string): Plugin => ({
  name: 'wisp-copies',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === environment,
  async resolveId(id, importer = '') {
    const [, folder, copy] = CHUNK.exec(importer) ?? []
    const module = await this.resolve(id, importer, { skipSelf: true })
    // Copies of the same file are different modules if their ids differ.
    const chunk = folder ?? copy
    const isCopied = module && (COPIED.test(module.id) || (chunk === STEPS && COPIED_FOR_STEPS.test(module.id)))
    return isCopied && folder !== UNCOPIED && chunk ? `${module.id}?of=${chunk}` : undefined
  },
})
