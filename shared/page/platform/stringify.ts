import { stringify as write } from './natives'

/**
 * JSON.stringify that works with Prototype.js before 1.7, whose Array.prototype.toJSON returns a string, which is then
 * quoted again.
 */
export const stringify = (value: unknown): string => {
  const owner = Array.prototype as { toJSON?: unknown }
  const { toJSON } = owner
  try {
    delete owner.toJSON
    return write(value)
  } finally {
    if (toJSON) owner.toJSON = toJSON
  }
}
