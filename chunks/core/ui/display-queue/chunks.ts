/** Finds the chunks of popups: some have come in one file with `ui` (a pack, `build/packs.ts`), the others lie in the folder of that file. */
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Page } from '../../../../shared/page/model/page'
import { own } from '../../../../shared/values/own'

/** Chunks by name. */
type Chunks = Record<string, unknown>

/** The file with `ui` may have more chunks. */
interface Pack {
  pack?: Chunks
}

/** Chunks that import `ui` and are neither a type nor a part of a template. */
const BESIDE_UI = /^(comeback|confetti|conversion-snippet|cooldown|edges|escape|keyboard|modal|preview|submit)$/

/**
 * From now on, what imports `./ui.js` is asked for in the folder of the pack, where that means the pack: otherwise what popups share would
 * come, and run, a second time. All other chunks keep their one address.
 */
export const loadBesidePack = (page: Page): void => {
  const { load, ui = 'ui' } = page
  const folder = ui.slice(0, -2)
  if (folder) page.load = (chunk) => load(BESIDE_UI.test(chunk) ? folder + chunk : chunk)
}

/** A popup's own chunks. @param parts those that it has; the pack may be among them */
export const chunksOf = async (
  { parts: names, type }: Pick<Campaign, 'parts' | 'type'>,
  parts: Chunks,
  { load, ui = 'ui' }: Page,
): Promise<Chunks> => {
  const pack: Chunks = Object.assign({}, ...Object.values(parts).map((chunk) => (chunk as Pack).pack))
  // A name must not lead out of the folder.
  const all = [type, ...names].filter((name) => /^[a-z-]+$/.test(name))
  const chunkOf = (name: string): unknown => own(parts, name) ?? own(pack, name) ?? load(ui.slice(0, -2) + name)
  return Object.fromEntries(await Promise.all(all.map(async (name) => [name, await chunkOf(name)])))
}
