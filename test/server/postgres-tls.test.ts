/** PostgreSQL with TLS: what each word of `sslmode` does with servers that have it, demand it, or have none. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, openDatabase } from '../../server/db/database'
import { readConfig } from '../../server/process/config'
import { postgresBinaries } from '../support/postgres'
import { type Authority, createAuthority, type Reached, startReached } from '../support/postgres-tls'

let ownAuthority: Authority
let foreign: Authority
let withTls: Reached
let without: Reached

/** `tls`, `plain`, or the sentence that a start ends with. */
const reach = async (databaseUrl: string): Promise<string> => {
  const db = connect({ dataDir: '', databaseUrl })
  try {
    const query = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    const { rows } = await query.execute(db)
    return rows[0]?.ssl ? 'tls' : 'plain'
  } catch {
    return openDatabase({ dataDir: '', databaseUrl }).then(
      () => 'opened',
      (error: Error) => error.message,
    )
  } finally {
    await db.destroy()
  }
}

const NO_TLS = /has no TLS\. Turn it on there/
const DEMANDS = /demands TLS\. Add sslmode=verify-full/
const UNKNOWN = /a certificate of an authority that is not known here\. Name the provider's file with sslrootcert=/
const OTHER_NAME = /a certificate for another name/

describe.skipIf(!postgresBinaries)('PostgreSQL with TLS', () => {
  beforeAll(async () => {
    ownAuthority = createAuthority()
    ownAuthority.sign('server')
    ownAuthority.sign('client')
    foreign = createAuthority()
    withTls = await startReached(postgresBinaries as string, ownAuthority)
    without = await startReached(postgresBinaries as string)
  })
  afterAll(() => {
    withTls?.stop()
    without?.stop()
    ownAuthority?.remove()
    foreign?.remove()
  })

  /** `CA` is the file of the server's own authority, `OTHER` that of another one. */
  it.each<[query: string, offered: string | RegExp, demanded: string | RegExp, none: string | RegExp]>([
    ['', 'plain', DEMANDS, 'plain'],
    ['?sslmode=disable', 'plain', DEMANDS, 'plain'],
    ['?sslmode=allow', 'plain', 'tls', 'plain'],
    ['?sslmode=prefer', 'tls', 'tls', 'plain'],
    ['?sslmode=require', 'tls', 'tls', NO_TLS],
    ['?sslmode=require&sslrootcert=CA', 'tls', 'tls', NO_TLS],
    ['?sslmode=require&sslrootcert=OTHER', UNKNOWN, UNKNOWN, NO_TLS],
    ['?sslmode=verify-ca', UNKNOWN, UNKNOWN, NO_TLS],
    ['?sslmode=verify-ca&sslrootcert=CA', 'tls', 'tls', NO_TLS],
    ['?sslmode=verify-full', UNKNOWN, UNKNOWN, NO_TLS],
    ['?sslmode=verify-full&sslrootcert=CA', 'tls', 'tls', NO_TLS],
    ['?sslmode=verify-full&sslrootcert=system', UNKNOWN, UNKNOWN, NO_TLS],
    ['?sslmode=require&sslrootcert=system', UNKNOWN, UNKNOWN, NO_TLS],
    ['?sslrootcert=CA', 'tls', 'tls', NO_TLS],
    ['?sslmode=no-verify', 'tls', 'tls', NO_TLS],
    ['?ssl=true', UNKNOWN, UNKNOWN, NO_TLS],
    ['?sslmode=require&channel_binding=require', 'tls', 'tls', NO_TLS],
    ['?sslmode=require&uselibpqcompat=true', 'tls', 'tls', NO_TLS],
  ])('"%s" with a server that offers it, that demands it, and that has none', async (query, ...expected) => {
    const filled = query.replace('CA', ownAuthority.ca).replace('OTHER', foreign.ca)
    const addresses = [withTls.address(filled), withTls.address(filled, 'strict'), without.address(filled)]
    for (const [index, address] of addresses.entries()) {
      const result = await reach(address)
      if (typeof expected[index] === 'string') expect(result).toBe(expected[index])
      else expect(result).toMatch(expected[index] as RegExp)
    }
  })

  it.each<[mode: string, expected: string | RegExp]>([
    ['verify-ca', 'tls'],
    ['verify-full', OTHER_NAME],
  ])('%s of a server under another name', async (mode, expected) => {
    const answer = await reach(withTls.address(`?sslmode=${mode}&sslrootcert=${ownAuthority.ca}`, 'wisp', '127.0.0.1'))
    if (typeof expected === 'string') expect(answer).toBe(expected)
    else expect(answer).toMatch(expected)
  })

  it('shows a certificate of its own where the server asks for one', async () => {
    const tls = `?sslmode=verify-full&sslrootcert=${ownAuthority.ca}`
    expect(await reach(withTls.address(tls, 'known'))).toMatch(/asks for a certificate of the client/)
    const files = `&sslcert=${ownAuthority.folder}/client.crt&sslkey=${ownAuthority.folder}/client.key`
    expect(await reach(withTls.address(`${tls}${files}`, 'known'))).toBe('tls')
  })

  it.each([
    [
      'sslmode=required',
      /sslmode=required in DATABASE_URL is none that there is\. Write one of disable, allow, prefer/,
    ],
    [
      'sslmode=verify-ca&sslrootcert=/nowhere/ca.pem',
      /sslrootcert=\/nowhere\/ca\.pem in DATABASE_URL cannot be read \(ENOENT\)/,
    ],
  ])('says what is wrong with "%s"', async (query, sentence) => {
    await expect(openDatabase({ dataDir: '', databaseUrl: withTls.address(`?${query}`) })).rejects.toThrow(sentence)
  })
})

describe('a copied address', () => {
  const ADDRESS = 'postgresql://wisp:secret@db.example/wisp?sslmode=require'
  it.each([` ${ADDRESS} `, `"${ADDRESS}"`, `'${ADDRESS}'\n`, `" ${ADDRESS}"`, `psql '${ADDRESS}'`])(
    'is trimmed: %s',
    (text) => {
      expect(readConfig({ DATABASE_URL: text }).databaseUrl).toBe(ADDRESS)
    },
  )
})
