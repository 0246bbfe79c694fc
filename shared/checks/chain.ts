/**
 * Things that show or hide by one another, as fields do whose conditions name fields with conditions.
 * @param isShown decides on one of them; it asks about those that decide on it
 * @returns whether something shows. In a circle, what is asked about first counts as shown meanwhile: of two fields that
 *   hide each other, the first one stays.
 */
export const createChain = <Thing>(
  isShown: (thing: Thing, isOtherShown: (thing: Thing) => boolean) => boolean,
): ((thing: Thing) => boolean) => {
  const results = new Map<Thing, boolean>()
  const decide = (thing: Thing): boolean => {
    const before = results.get(thing)
    if (before !== undefined) return before
    results.set(thing, true)
    const result = isShown(thing, decide)
    results.set(thing, result)
    return result
  }
  return decide
}
