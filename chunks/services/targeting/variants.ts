import type { Campaign } from '../../../shared/page/model/campaign'
import type { Visitor } from '../../../shared/page/model/rules'

/** A 32-bit hash with an even distribution: FNV-1a with the finalizer of MurmurHash3. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * The variants of A/B tests that this visitor does not get. Rendezvous hashing: the variant with the
 * highest hash of visitor, test and variant wins. So nothing is stored, and adding or removing a variant moves only the
 * visitors concerned.
 */
export const otherVariants = (
  campaigns: readonly Campaign[],
  visitor: Visitor,
  testOf: (popup: Campaign) => string | undefined,
): Set<Campaign> => {
  const best = new Map<string, [score: number, popup: Campaign]>()
  const others = new Set<Campaign>()
  let client: string | undefined
  for (const popup of campaigns) {
    const test = testOf(popup)
    if (!test) continue
    // Read the id only if there is a test, because reading it creates one. Who has none stays with a variant for a visit.
    client ??= visitor.clientId() || `${visitor.trail().session}`
    const score = hash(`${client} ${test} ${popup.id}`)
    const [highest = -1, leader] = best.get(test) ?? []
    if (score > highest) best.set(test, [score, popup])
    const loser = score > highest ? leader : popup
    if (loser) others.add(loser)
  }
  return others
}
