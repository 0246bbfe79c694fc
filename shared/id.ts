const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_'

/**
 * A random id that is safe in addresses. 64 signs, so that `& 63` favours none; 21 of them carry 126 bits.
 * Own lines instead of a package: they run in the loader, and crypto.randomUUID is missing on http pages.
 */
export const newId = (length = 21): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 63]).join('')
