/**
 * A temporary PostgreSQL in its own folder, from Debian's binaries. It is reached through a socket and removed at the
 * end.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = '/usr/lib/postgresql'

/** The folder with the newest version's binaries, or undefined. */
const binaries = (): string | undefined =>
  (existsSync(ROOT) ? readdirSync(ROOT) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(ROOT, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))

/** initdb refuses to run as root. */
const asOwner = (command: string, args: string[]): void => {
  const root = process.getuid?.() === 0
  const [program, all] = root ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  execFileSync(program, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

/** The server's processes: the main one, and one for each connection. */
const processesOf = (data: string): number[] => {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = [...all.matchAll(/^\s*(\d+)\s+(\d+)\s*$/gm)].filter(([, , parent]) => parent === first)
  return [first, ...children.map(([, pid]) => pid)].map(Number)
}

/** A database of the cluster that can be copied. */
export const TEMPLATE = 'wisp_template'

let count = 0

/**
 * Creates a database in the cluster whose sockets are in this folder, empty or as a copy, and returns its connection
 * address. Names contain the process id, as several processes create databases in one cluster.
 */
export const createDatabase = (bin: string, folder: string, { name = '', copyOf = 'template1' } = {}): string => {
  const called = name || `wisp_${process.pid}_${++count}`
  // Anybody may do this through the socket; only the server itself needs its owner.
  const args = ['-h', folder, '-U', 'wisp', '-T', copyOf, called]
  execFileSync(join(bin, 'createdb'), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
  return addressOf(folder, called)
}

const addressOf = (folder: string, name: string): string =>
  `postgresql://wisp@/${name}?host=${encodeURIComponent(folder)}`

/** Gives a folder to the user that PostgreSQL runs as. */
export const giveAway = (folder: string): void => {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder])
  else chmodSync(folder, 0o700)
}

export interface Cluster {
  /** The folder of its sockets. */
  folder: string
  /** Connection address of a new, empty database. */
  createDatabase(name?: string): string
  /** Connection address of a database that there is. */
  url(name: string): string
  /** Gives a folder to the user that PostgreSQL runs as. */
  own(folder: string): void
  /** Runs a line of SQL as superuser. */
  run(sql: string): void
  /** From now on users of the role `guarded` need a password. */
  guard(): void
  /** Ends it as a crash does, and starts it again. */
  crash(): void
  /** Suspends all of its processes; the returned function resumes them. */
  freeze(): () => void
  stop(): void
}

export const postgresBinaries = binaries()

/** Enough for all files that run at the same time, with a pool or two each. */
const CONNECTIONS = 200

interface Start {
  /** Writes reach the disk before they are answered, which most tests do not need. */
  durable?: boolean
  /** Puts files into the data folder of a server that has not started yet; returns more settings. */
  prepare?: ((data: string) => string) | undefined
}

export const startPostgres = (bin: string, { durable = false, prepare }: Start = {}): Cluster => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-pg-'))
  giveAway(folder)
  const data = join(folder, 'data')
  asOwner(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'wisp', '--no-sync', '-E', 'UTF8', '--locale=C'])
  const fsync = durable ? 'on' : 'off'
  const options = `${prepare ? prepare(data) : '-c listen_addresses='} -c unix_socket_directories=${folder} -c fsync=${fsync} -c max_connections=${CONNECTIONS}`
  asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    folder,
    createDatabase: (name) => createDatabase(bin, folder, { name }),
    url: (name) => addressOf(folder, name),
    own: giveAway,
    run(sql) {
      asOwner(join(bin, 'psql'), ['-h', folder, '-U', 'wisp', '-d', 'postgres', '-c', sql])
    },
    guard() {
      const file = join(data, 'pg_hba.conf')
      writeFileSync(file, `local all guarded scram-sha-256\n${readFileSync(file, 'utf8')}`)
      asOwner(join(bin, 'pg_ctl'), ['-D', data, 'reload'])
    },
    crash() {
      asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
    },
    freeze() {
      const frozen = processesOf(data)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
    },
    stop() {
      asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
