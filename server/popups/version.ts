import { createHash } from 'node:crypto'

/** A hash that tells versions apart. */
export const versionOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16)
