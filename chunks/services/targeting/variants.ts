import type { Campaign } from '../../../shared/model/popup'
import type { Visitor } from '../../../shared/model/rules'
import { hash } from './hash'

/**
 * Of the variants of an A/B test, those that this visitor does not get (decisions.md). The one with the highest hash of
 * visitor, test and variant wins: nothing has to be stored for it to stay the same, and when a variant comes or goes only
 * the visitors that it wins or loses change over.
 */
export const otherVariants = (
  campaigns: Campaign[],
  visitor: Visitor,
  testOf: (popup: Campaign) => string | undefined,
): Set<Campaign> => {
  const best = new Map<string, [score: number, popup: Campaign]>()
  const others = new Set<Campaign>()
  let client: string | undefined
  for (const popup of campaigns) {
    const test = testOf(popup)
    if (!test) continue
    // Not before it is needed: who has no name yet is given one.
    client ??= visitor.clientId()
    const score = hash(`${client} ${test} ${popup.id}`)
    const [highest = -1, leader] = best.get(test) ?? []
    if (score > highest) best.set(test, [score, popup])
    const loser = score > highest ? leader : popup
    if (loser) others.add(loser)
  }
  return others
}
