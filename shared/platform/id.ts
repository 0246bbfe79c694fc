/**
 * A random URL-safe id with 5 bits per character, so 26 characters have 130 bits. Not crypto.randomUUID, which is
 * missing on
 * http pages, and no package, because this is in the loader.
 */
export const newId = (length = 26): string =>
  // Not Array.from, which MooTools and old versions of Prototype.js replace.
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte & 31).toString(32)).join('')
