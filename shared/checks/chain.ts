/**
 * Decides what shows where conditions depend on each other, as those of fields do. In a circle the first one asked about shows.
 *
 * @param isShown decides on one of them; it asks about those that decide on it
 * @returns whether something shows
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
