/**
 * A random id that is safe in addresses: 5 bits a sign, so that 26 of them carry 130.
 * Own line instead of a package: it runs in the loader, and crypto.randomUUID is missing on http pages.
 */
export const newId = (length = 26): string =>
  // Not Array.from, which MooTools and old Prototype.js replace by one of their own.
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte & 31).toString(32)).join('')
