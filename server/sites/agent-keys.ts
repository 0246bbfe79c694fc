/** The keys of agents that an owner names: a JSON Web Key Set, as agents publish it. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { readJsonc } from '../files/jsonc'
import { isPlainObject, partOf } from '../files/values'
import type { Problem } from '../lib/invalid'
import type { AgentKey } from './machines'

const KEY_BYTES = 32
const MAX_KEYS = 100
const bytesOf = (x: unknown): Buffer => Buffer.from(`${x}`, 'base64url')

interface WrittenKey {
  kty?: unknown
  crv?: unknown
  x?: unknown
  nbf?: unknown
  exp?: unknown
}

const isEd25519 = ({ crv, kty }: WrittenKey): boolean => kty === 'OKP' && crv === 'Ed25519'

const KeySet = partOf({
  keys: v.pipe(
    v.array(v.custom<WrittenKey>(isPlainObject, 'must be an object'), 'must be a list of keys'),
    v.minLength(1, 'must have a key'),
    v.maxLength(MAX_KEYS, `must have at most ${MAX_KEYS} keys`),
  ),
})

/** RFC 7638: the SHA-256 of the members that a key must have, in the order of their names. */
export const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')

/** Numbers above it are milliseconds, which some agents publish. As seconds, it is the year 5138. */
const MAX_SECONDS = 1e11

const isTime = (time: unknown): time is number => Number.isFinite(time) && Number(time) >= 0
const secondsOf = (time: number): number => (time > MAX_SECONDS ? time / 1000 : time)

const problemsOfKey = (key: WrittenKey, place: number): Problem[] => {
  const path = ['keys', place]
  const times = (['nbf', 'exp'] as const).filter((name) => key[name] !== undefined && !isTime(key[name]))
  return [
    ...(bytesOf(key.x).length === KEY_BYTES
      ? []
      : [{ path: [...path, ...('x' in key ? ['x'] : [])], message: '"x" must be 32 bytes in base64url' }]),
    ...times.map((name) => ({ path: [...path, name], message: `"${name}" must be seconds since 1970` })),
  ]
}

const problemsOf = (keys: WrittenKey[]): Problem[] => {
  const wrong = keys.flatMap((key, place) => (isEd25519(key) ? problemsOfKey(key, place) : []))
  const none = { path: ['keys'], message: 'must have a key with the "kty" OKP and the "crv" Ed25519' }
  return keys.some(isEd25519) ? wrong : [none]
}

const keyOf = ({ exp, nbf, x: written }: WrittenKey): AgentKey => {
  // Written with other signs, it would be the same key under another name.
  const x = bytesOf(written).toString('base64url')
  return {
    id: thumbprintOf(x),
    x,
    ...(isTime(nbf) && { from: secondsOf(nbf) }),
    ...(isTime(exp) && { until: secondsOf(exp) }),
  }
}

interface AgentKeys {
  keys: AgentKey[]
  /** Number of keys of other kinds, which agents publish beside them. */
  others: number
}

/** Throws an Invalid that lists all that is wrong. */
export const readAgentKeys = (file: string): AgentKeys =>
  readJsonc(file, {
    schema: KeySet,
    examine: ({ keys }, sound) => (sound('keys') ? problemsOf(keys) : []),
    use: ({ keys }) => {
      const ours = keys.filter(isEd25519).map(keyOf)
      return { keys: ours, others: keys.length - ours.length }
    },
  })
