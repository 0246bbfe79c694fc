/** A PostgreSQL that is reached by TCP, with certificates of an authority of its own, or without TLS. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, giveAway, startPostgres } from './postgres'
import { freePort } from './wisp'

const openssl = (folder: string, ...args: string[]): void => {
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}

const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

export interface Authority {
  folder: string
  /** Path of its certificate. */
  ca: string
  /** Writes NAME.crt and NAME.key for `localhost`, which expire after so many days. */
  sign(name: string, days?: number): void
  remove(): void
}

export const createAuthority = (): Authority => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-ca-'))
  openssl(
    folder,
    'req',
    '-x509',
    ...EC,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-days',
    '30',
    '-subj',
    '/CN=Own authority',
  )
  return {
    folder,
    ca: join(folder, 'ca.crt'),
    sign(name, days = 30) {
      writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
      openssl(folder, 'req', ...EC, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', '/CN=localhost')
      const by = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', `${days}`, '-extfile', 'names']
      openssl(folder, 'x509', '-req', '-in', `${name}.csr`, '-out', `${name}.crt`, ...by)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Users: `wisp` with and without TLS, `strict` with TLS only, `known` with a certificate of the client. */
const HBA = `local all all trust
hostssl all known all trust clientcert=verify-ca
hostssl all strict all trust
host all wisp all trust
`

export interface Reached extends Cluster {
  port: number
  /** @param query of the address, with its question mark */
  address(query?: string, user?: string, host?: string): string
}

/** @param authority with a certificate `server`; absent: a server without TLS */
export const startReached = async (bin: string, authority?: Authority): Promise<Reached> => {
  const port = await freePort()
  const prepare = (data: string): string => {
    writeFileSync(join(data, 'pg_hba.conf'), HBA.replace(authority ? '' : /^hostssl.*\n/gm, ''))
    const files = join(data, 'tls')
    mkdirSync(files)
    if (authority) for (const name of ['server.crt', 'server.key', 'ca.crt']) copy(authority.folder, files, name)
    giveAway(files)
    const tls = `-c ssl=on -c ssl_cert_file=tls/server.crt -c ssl_key_file=tls/server.key -c ssl_ca_file=tls/ca.crt`
    return `-c listen_addresses=localhost -c port=${port} ${authority ? tls : ''}`
  }
  const cluster = startPostgres(bin, { prepare })
  const socket = encodeURIComponent(cluster.folder)
  const admin = `postgresql://wisp@/postgres?host=${socket}&port=${port}`
  execFileSync(
    join(bin, 'psql'),
    [admin, '-c', 'create role strict login superuser', '-c', 'create role known login'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  return {
    ...cluster,
    port,
    address: (query = '', user = 'wisp', host = 'localhost') => `postgresql://${user}@${host}:${port}/postgres${query}`,
  }
}

const copy = (from: string, to: string, name: string): void => {
  execFileSync('install', ['-m', '600', join(from, name), join(to, name)])
}
