/**
 * Things that show or hide by one another, as fields do whose conditions name fields with conditions.
 * @param isShown decides on one of them; it asks about those that decide on it
 * @returns whether something shows. In a circle, what is asked about first counts as shown meanwhile: of two fields that
 *   hide each other, the first one stays.
 */
export const createChain = <Thing>(
  isShown: (thing: Thing, ask: (thing: Thing) => boolean) => boolean,
): ((thing: Thing) => boolean) => {
  const known = new Map<Thing, boolean>()
  const ask = (thing: Thing): boolean => {
    const before = known.get(thing)
    if (before !== undefined) return before
    known.set(thing, true)
    const shown = isShown(thing, ask)
    known.set(thing, shown)
    return shown
  }
  return ask
}
