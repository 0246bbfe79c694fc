import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { thumbprintOf } from '../../../../server/sites/agent-keys'
import { isSigned, type SignedRequest } from '../../../../server/targeting/signed-agent'

const NOW = 1_735_700_000
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const x = `${publicKey.export({ format: 'jwk' }).x}`
const KEY = { id: thumbprintOf(x), x }
const [OTHER] = [generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })].map((jwk) => ({
  id: KEY.id,
  x: `${jwk.x}`,
}))
if (!OTHER) throw new Error('no key')

const AGENT = '"https://agent.example"'
const PARAMS = `("@authority" "signature-agent");created=${NOW - 10};expires=${NOW + 60};keyid="${KEY.id}";alg="ed25519";nonce="e8N7S2MFd/qrd6T2R3tdfAuuANngKI7LFtKYI/vowzk4IAZyadIX6wW25MwG7DCT9RUKAJ0qVkU0mEeLElW1qg==";tag="web-bot-auth"`

/** A request as an agent sends it, for a host, with these changes to its headers. */
const requestOf = (
  params = PARAMS,
  changes: Record<string, string> = {},
  signedHost = 'popups.example',
  url = 'https://popups.example/api/display/site',
) => {
  const base = `"@authority": ${signedHost}\n"signature-agent": ${AGENT}\n"@signature-params": ${params}`
  const headers: Record<string, string> = {
    host: 'popups.example',
    'signature-agent': AGENT,
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${sign(null, Buffer.from(base), privateKey).toString('base64')}:`,
    ...changes,
  }
  const request: SignedRequest = {
    method: 'POST',
    url,
    header: (name) => headers[name],
  }
  return request
}

describe('an agent that signs', () => {
  it('is known by a key that the owner has named', () => {
    expect(isSigned(requestOf(), [OTHER, KEY].slice(1), NOW)).toBe(true)
    expect(isSigned(requestOf(), [], NOW)).toBe(false)
  })

  it('may sign the method and the path as well, under any label, beside other signatures', () => {
    const params = PARAMS.replace('"@authority"', '"@authority" "@method" "@path"')
    const base = `"@authority": popups.example\n"@method": POST\n"@path": /api/display/site\n"signature-agent": ${AGENT}\n"@signature-params": ${params}`
    const signature = sign(null, Buffer.from(base), privateKey).toString('base64')
    const request = requestOf(params, {
      'signature-input': `proxy=("@method");created=1, my.sig=${params}`,
      signature: `proxy=:AAAA:, my.sig=:${signature}:`,
    })
    expect(isSigned(request, [KEY], NOW)).toBe(true)
  })

  it('may sign the whole address as it has called it, whatever host a proxy calls, and a member of a header', () => {
    const params = PARAMS.replace('"@authority"', '"@authority" "@target-uri" "@scheme"').replace(
      '"signature-agent"',
      '"signature-agent";key="sig1"',
    )
    const lines = [
      '"@authority": popups.example',
      '"@target-uri": https://popups.example/api/display/site',
      '"@scheme": https',
      `"signature-agent";key="sig1": ${AGENT}`,
    ]
    const base = `${lines.join('\n')}\n"@signature-params": ${params}`
    const request = requestOf(params, {
      host: 'wisp:4000',
      'signature-agent': `other="https://other.example", sig1=${AGENT}`,
      signature: `sig1=:${sign(null, Buffer.from(base), privateKey).toString('base64')}:`,
    })
    expect(isSigned(request, [KEY], NOW)).toBe(true)
  })

  it.each([
    ['a forged one before it', 'sig0=:AAAA:, ', `sig0=${PARAMS}, `],
    ['one of an agent that nobody has named', 'sig0=:AAAA:, ', `sig0=${PARAMS.replace(KEY.id, OTHER.x)}, `],
    ['one for payment', 'pay=:AAAA:, ', `pay=${PARAMS.replace('web-bot-auth', 'payment')}, `],
    ['one that is over', 'old=:AAAA:, ', `old=${PARAMS.replace(`expires=${NOW + 60}`, `expires=${NOW - 9}`)}, `],
  ])('is known by one of several signatures, with %s', (_, signature, input) => {
    const own = requestOf()
    const both = (name: string): string => `${name === 'signature' ? signature : input}${own.header(name)}`
    const request = requestOf(PARAMS, { signature: both('signature'), 'signature-input': both('signature-input') })
    expect(isSigned(request, [KEY], NOW)).toBe(true)
  })

  it('is known by every call with the same signature while that holds, and not after', () => {
    const request = requestOf()
    expect([NOW, NOW + 59, NOW + 60].map((now) => isSigned(request, [KEY], now))).toEqual([true, true, false])
  })

  it.each([
    ['https://POPUPS.example/api/display/site', true],
    ['https://popups.example:443/api/display/site', true],
    ['https://popups.example:8443/api/display/site', false],
    ['http://popups.example:443/api/display/site', false],
    ['https://popups.example.evil.example/api/display/site', false],
  ])('means a host as it is called, in any case and without a usual port: %s, %s', (url, expected) => {
    expect(isSigned(requestOf(PARAMS, {}, undefined, url), [KEY], NOW)).toBe(expected)
  })

  it('may have members with parameters in its own header, and parameters without a value', () => {
    const params = `${PARAMS.replace('"signature-agent"', '"signature-agent";key="sig1"')};fresh`
    const member = `${AGENT};type="jwks, as of today";v=2`
    const base = `"@authority": popups.example\n"signature-agent";key="sig1": ${member}\n"@signature-params": ${params}`
    const request = requestOf(params, {
      'signature-agent': `other=token;a="1, 2", sig1=${member} , last=?1`,
      signature: `sig1=:${sign(null, Buffer.from(base), privateKey).toString('base64')}:`,
    })
    expect(isSigned(request, [KEY], NOW)).toBe(true)
  })

  it('need not name the algorithm', () => {
    expect(isSigned(requestOf(PARAMS.replace(';alg="ed25519"', '')), [KEY], NOW)).toBe(true)
  })

  it.each([
    [{ from: NOW - 5 }, true],
    [{ from: NOW + 600 }, false],
    [{ until: NOW + 1 }, true],
    [{ until: NOW }, false],
    [{ from: NOW - 100, until: NOW - 5 }, false],
  ])('is known by a key only while the agent uses it: %o, %s', (times, expected) => {
    expect(isSigned(requestOf(), [{ ...KEY, ...times }], NOW)).toBe(expected)
    // The same key may have been published for several times.
    expect(
      isSigned(
        requestOf(),
        [
          { ...KEY, ...times },
          { ...KEY, from: NOW - 1 },
        ],
        NOW,
      ),
    ).toBe(true)
  })

  it.each<[what: string, request: SignedRequest, keys?: (typeof KEY)[]]>([
    ['an algorithm that is not the key’s', requestOf(PARAMS.replace('alg="ed25519"', 'alg="hmac-sha256"'))],
    ['an algorithm that nobody knows', requestOf(PARAMS.replace('alg="ed25519"', 'alg="none"'))],
    ['no use at all', requestOf(PARAMS.replace(';tag="web-bot-auth"', ''))],
    ['a signature whose time is a word', requestOf(PARAMS.replace(`created=${NOW - 10}`, 'created=now'))],
    ['one without a beginning', requestOf(PARAMS.replace(`;created=${NOW - 10}`, ''))],
    ['a key by a part of its name', requestOf(PARAMS.replace(KEY.id, KEY.id.slice(0, -1)))],
    ['another key of the same name', requestOf(), [OTHER]],
    ['another host', requestOf(PARAMS, {}, 'other.example')],
    ['another host that is called', requestOf(PARAMS, {}, undefined, 'https://other.example/api/display/site')],
    ['a signature for years', requestOf(PARAMS.replace(`expires=${NOW + 60}`, 'expires=9999999999'))],
    ['a changed header', requestOf(PARAMS, { 'signature-agent': '"https://other.example"' })],
    ['a signature that is over', requestOf(PARAMS.replace(`expires=${NOW + 60}`, `expires=${NOW - 1}`))],
    ['a signature without an end', requestOf(PARAMS.replace(`;expires=${NOW + 60}`, ''))],
    ['a signature from the future', requestOf(PARAMS.replace(`created=${NOW - 10}`, `created=${NOW + 600}`))],
    ['another use', requestOf(PARAMS.replace('web-bot-auth', 'payment'))],
    ['a host that is not signed', requestOf(PARAMS.replace('"@authority" ', ''))],
    ['an unknown component', requestOf(PARAMS.replace('"@authority"', '"@authority" "@unknown"'))],
    ['a header that is not there', requestOf(PARAMS.replace('"@authority"', '"@authority" "date"'))],
    ['no signature', requestOf(PARAMS, { signature: '' })],
    ['a signature of another label', requestOf(PARAMS, { signature: 'sig2=:AAAA:' })],
    ['no list', requestOf(PARAMS, { 'signature-input': 'sig1' })],
    ['a header of megabytes', requestOf(PARAMS, { 'signature-input': `sig1=${PARAMS}${';a=b'.repeat(1e6)}` })],
  ])('is not known by %s', (_what, request, keys = [KEY]) => {
    expect(isSigned(request, keys, NOW)).toBe(false)
  })
})

it('a key is named as RFC 7638 and RFC 8037 do', () => {
  // https://www.rfc-editor.org/rfc/rfc8037#appendix-A.3
  expect(thumbprintOf('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo')).toBe(
    'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  )
})
