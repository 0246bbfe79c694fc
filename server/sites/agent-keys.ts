/** The keys of agents that an owner names: a JSON Web Key Set, as agents publish it. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { readJsonc } from '../files/jsonc'
import { partOf, words } from '../files/values'
import type { AgentKey } from './machines'

const KEY_BYTES = 32
const MAX_KEYS = 100
const isKey = (x: string): boolean => Buffer.from(x, 'base64url').length === KEY_BYTES

const KeySet = partOf({
  keys: v.pipe(
    v.array(
      partOf({
        kty: v.literal('OKP', 'must be "OKP"'),
        crv: v.literal('Ed25519', 'must be "Ed25519"'),
        x: v.pipe(words, v.check(isKey, 'must be 32 bytes in base64url')),
      }),
      'must be a list of keys',
    ),
    v.minLength(1, 'must have a key'),
    v.maxLength(MAX_KEYS, `must have at most ${MAX_KEYS} keys`),
  ),
})

/** RFC 7638: the SHA-256 of the members that a key must have, in the order of their names. */
export const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')

/** Throws an Invalid that lists all that is wrong. */
export const readAgentKeys = (file: string): AgentKey[] =>
  readJsonc(file, { schema: KeySet, use: ({ keys }) => keys.map(({ x }) => ({ id: thumbprintOf(x), x })) })
