/** A PgBouncer in transaction mode, from Debian's package, in front of a cluster. It is reached through a socket. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilItAnswers } from './until'

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']

/** undefined: not installed. */
export const pgbouncer = PROGRAMS.find((path) => existsSync(path))

const PORT = 6432

const settings = (folder: string, cluster: string): string => `
[databases]
* = host=${cluster} user=wisp
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 300
`

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = createConnection(socket)
    connection.once('connect', () => resolve(true))
    connection.once('error', () => resolve(false))
    connection.once('close', () => resolve(false))
    setTimeout(() => connection.destroy(), 1_000).unref()
  })

interface Bouncer {
  /** The address of the same database through the pooler. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** @param cluster folder of PostgreSQL's sockets */
export const startPgbouncer = async (program: string, cluster: string): Promise<Bouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-pool-'))
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings(folder, cluster))
  chmodSync(folder, 0o755)
  // PgBouncer refuses to run as root.
  const root = process.getuid?.() === 0
  if (root) execFileSync('chown', ['-R', 'postgres', folder])
  const [command, args] = root
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program]]
    : [program, []]
  const child = spawn(command, [...args, '-q', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (data) => {
    output += data
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const socket = join(folder, `.s.PGSQL.${PORT}`)
  await untilItAnswers(
    () => answers(socket),
    () => child.exitCode !== null,
    () => `PgBouncer does not answer: ${output}`,
  )
  return {
    through: (databaseUrl) =>
      databaseUrl.replace(encodeURIComponent(cluster), `${encodeURIComponent(folder)}&port=${PORT}`),
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
