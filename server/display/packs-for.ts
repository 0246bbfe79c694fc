/** The file of this build that has most of what each popup is drawn with. */
import { cooldownOf, partsWith } from '../../shared/wire/server/popup'
import type { StoredPopup } from '../popups/queries'

export interface Packs {
  /** The names of the chunks in the largest file that has nothing the popup does not need; empty if there is none. */
  find(type: string, parts: readonly string[]): Promise<readonly string[]>
}

/** By the ids of the popups. @param cooldown of the site */
export const packsFor = async (
  popups: StoredPopup[],
  packs: Packs,
  cooldown: number,
): Promise<Map<string, readonly string[]>> =>
  new Map(
    await Promise.all(
      popups.map(async ({ id, parts, type }) => {
        const neededParts = partsWith(parts, cooldownOf({ type, cooldown }))
        return [id, await packs.find(type, neededParts)] as const
      }),
    ),
  )
