import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { isSecret, newSecret, signedHeaders } from '../../../../server/webhooks/signature'

const body = '{"type":"lead.created","data":{"name":"Zoë"}}'
const signed = (secrets: string[], time = Date.now()) => signedHeaders({ id: 'abc', at: time, body }, secrets)

describe('signatures', () => {
  it('are those that the kept library accepts', () => {
    const secret = newSecret()
    expect(new Webhook(secret).verify(body, signed([secret]))).toEqual(JSON.parse(body))
  })

  it('belong to the exact body, the id and the time', () => {
    const secret = newSecret()
    const headers = signed([secret])
    const { verify } = new Webhook(secret)
    const check = (text: string, more: object) => () =>
      verify.call(new Webhook(secret), text, { ...headers, ...more } as Record<string, string>)
    expect(check(`${body} `, {})).toThrow()
    expect(check(body, { 'webhook-id': 'abd' })).toThrow()
    expect(check(body, { 'webhook-timestamp': `${Number(headers['webhook-timestamp']) + 1}` })).toThrow()
  })

  it('of two secrets are accepted by who knows either', () => {
    const [first, second] = [newSecret(), newSecret()]
    const headers = signed([first, second])
    for (const secret of [first, second]) expect(new Webhook(secret).verify(body, headers)).toBeTruthy()
    expect(headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/)
  })
})

describe('a secret', () => {
  const of = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`
  it.each([of(24), of(25), of(64), of(32).replace(/=+$/, ''), newSecret()])('may be %s', (secret) =>
    expect(isSecret(secret)).toBe(true),
  )
  it.each([of(23), of(65), of(32).slice(6), `${of(32)}!`, 'whsec_', ''])('cannot be "%s"', (secret) =>
    expect(isSecret(secret)).toBe(false),
  )
})
