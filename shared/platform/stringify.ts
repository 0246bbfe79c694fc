/**
 * JSON on pages with Prototype.js before 1.7, whose toJSON on arrays puts what is text already in quotes again. Of what
 * has no prototype of its own, strings say, JSON asks none.
 */
export const stringify = (value: unknown): string => {
  const owner = Array.prototype as { toJSON?: unknown }
  const { toJSON } = owner
  try {
    delete owner.toJSON
    return JSON.stringify(value)
  } finally {
    if (toJSON) owner.toJSON = toJSON
  }
}
