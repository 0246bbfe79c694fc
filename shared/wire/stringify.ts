/** JSON on pages with Prototype.js before 1.7, whose toJSON on arrays and strings puts what is text already in quotes again. */
export const stringify = (value: unknown): string => {
  const owners = [Array.prototype, String.prototype] as { toJSON?: unknown }[]
  const theirs = owners.map(({ toJSON }) => toJSON)
  try {
    for (const owner of owners) delete owner.toJSON
    return JSON.stringify(value)
  } finally {
    for (const [index, owner] of owners.entries()) if (theirs[index]) owner.toJSON = theirs[index]
  }
}
