/**
 * Parts of a long list, a case for each: a case that uses all of them in turn takes longer on a busy machine than any
 * case may.
 */
export const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
