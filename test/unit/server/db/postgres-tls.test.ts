import { describe, expect, it } from 'vitest'
import { postgresFailure } from '../../../../server/db/postgres-failure'
import { securedIn } from '../../../../server/db/postgres-tls'

const ADDRESS = 'postgresql://wisp:secret@db.example:5433/shop'

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code })
const sentence = (error: Error): string => `${(postgresFailure(error, ADDRESS) as Error).message}`

describe('what keeps PostgreSQL with TLS from answering', () => {
  it.each([
    ['CERT_HAS_EXPIRED', /db\.example:5433 shows a certificate that has expired\. Renew it/],
    ['CERT_NOT_YET_VALID', /not valid yet\. Set the clock/],
    ['SELF_SIGNED_CERT_IN_CHAIN', /an authority that is not known here/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /an authority that is not known here/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /an authority that is not known here/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /a certificate for another name/],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', /cannot agree on TLS \(ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION\)/],
    ['EPROTO', /cannot agree on TLS \(EPROTO\)/],
    ['ECONNREFUSED', /does not answer \(ECONNREFUSED\)\. Start it/],
  ])('is said for %s', (code, expected) => {
    expect(sentence(failed('', code))).toMatch(expected)
    expect(sentence(failed('', code))).not.toContain('secret')
  })

  it.each([
    ['no pg_hba.conf entry for host "10.0.0.1", user "wisp", database "shop", no encryption', '28000'],
    ['no pg_hba.conf entry for host "10.0.0.1", user "wisp", database "shop", SSL off', '28000'],
    ['SSL connection is required. Please specify SSL options and retry.', '28000'],
    ['connection is insecure (try using `sslmode=require`)', 'XX000'],
    ['SSL required', '08P01'],
  ])('is said where a server demands it: %s', (message, code) => {
    expect(sentence(failed(message, code))).toMatch(/demands TLS\. Add sslmode=verify-full, or sslmode=require/)
  })
})

describe('the address that the driver gets', () => {
  it.each([
    [ADDRESS, ADDRESS, [false]],
    [`${ADDRESS}?sslmode=require`, ADDRESS, [{ rejectUnauthorized: false }]],
    [`${ADDRESS}?application_name=shop&sslmode=disable`, `${ADDRESS}?application_name=shop`, [false]],
    ['postgresql://wisp@/shop?host=%2Frun%2Fpg', 'postgresql://wisp@/shop?host=%2Frun%2Fpg', [false]],
  ])('names no TLS: %s', (address, url, tlsOptions) => {
    expect(securedIn(address)).toEqual({ url, tlsOptions, enableChannelBinding: false })
  })
})
