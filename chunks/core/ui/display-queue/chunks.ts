/**
 * Finds the chunks of popups: some have come in one file with `ui` (a pack, `build/packs.ts`), the others lie in the folder of
 * that file.
 */

import { loadBesideUi } from '../../../../shared/page/model/beside-ui'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Page } from '../../../../shared/page/model/page'
import { own } from '../../../../shared/values/own'

/** Chunks by name. */
type Chunks = Record<string, unknown>

/** The file with `ui` may have more chunks. */
interface Pack {
  pack?: Chunks
}

/** A popup's own chunks. @param parts those that it has */
export const chunksOf = async (
  { parts: names, type }: Pick<Campaign, 'parts' | 'type'>,
  parts: Chunks,
  page: Page,
): Promise<Chunks> => {
  // A name must not lead out of the folder.
  const all = [type, ...names].filter((name) => /^[a-z-]+$/.test(name))
  const chunkOf = (name: string): unknown =>
    own(parts, name) ?? own((parts.ui as Pack | undefined)?.pack ?? {}, name) ?? loadBesideUi(page, name)
  return Object.fromEntries(await Promise.all(all.map(async (name) => [name, await chunkOf(name)])))
}
