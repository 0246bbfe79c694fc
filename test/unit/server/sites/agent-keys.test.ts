import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readAgentKeys } from '../../../../server/sites/agent-keys'

const folder = mkdtempSync(join(tmpdir(), 'wisp-agent-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const X = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
const ID = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k'
const OURS = { kty: 'OKP', crv: 'Ed25519', x: X }
const readingOf = (keys: unknown) => {
  const file = join(folder, 'keys.json')
  writeFileSync(file, JSON.stringify({ keys }))
  return readAgentKeys(file)
}

it.each([X, `${X}=`, X.replace('_', '/')])('a key is the same however it is written: %s', (x) => {
  expect(readingOf([{ ...OURS, x }])).toEqual({ keys: [{ id: ID, x: X }], others: 0 })
})

it('keys of other kinds are left out, and told', () => {
  const others = [
    { kty: 'EC', crv: 'P-256', x: 'a', y: 'b' },
    { kty: 'RSA', n: 'c', e: 'AQAB' },
  ]
  expect(readingOf([...others, OURS])).toEqual({ keys: [{ id: ID, x: X }], others: 2 })
})

it('a key is used between the times that its agent publishes, in seconds or milliseconds', () => {
  expect(readingOf([{ ...OURS, nbf: 1_743_465_600, exp: 1_753_465_600_000 }])).toEqual({
    keys: [{ id: ID, x: X, from: 1_743_465_600, until: 1_753_465_600 }],
    others: 0,
  })
})

it.each([
  ['a time that is none', [{ ...OURS, exp: 'soon' }], '"exp" must be seconds since 1970'],
  ['none', [], 'must have a key'],
  ['only one of another kind', [{ kty: 'RSA', n: 'c', e: 'AQAB' }], 'must have a key with the "kty" OKP'],
  ['one that is too short', [{ ...OURS, x: 'AAAA' }], 'must be 32 bytes in base64url'],
  ['one without its bytes', [{ kty: 'OKP', crv: 'Ed25519' }], 'must be 32 bytes in base64url'],
  ['no key', ['x'], 'must be an object'],
  ['no list', 'x', 'must be a list of keys'],
])('a set is refused that has %s', (_, keys, message) => {
  expect(() => readingOf(keys)).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ message: expect.stringContaining(message) })] }),
  )
})
