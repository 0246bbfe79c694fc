/** A throwaway PostgreSQL in a temporary folder, from Debian's binaries; reached through a socket, gone at the end. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = '/usr/lib/postgresql'

/** The newest version's folder of binaries, or undefined. */
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

/** The server's processes: the first one, and one for each connection. */
const processesOf = (data: string): number[] => {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = [...all.matchAll(/^\s*(\d+)\s+(\d+)\s*$/gm)].filter(([, , parent]) => parent === first)
  return [first, ...children.map(([, pid]) => pid)].map(Number)
}

/** A database of the cluster that others can begin as copies of. */
export const TEMPLATE = 'wisp_template'

let count = 0

/**
 * The connection address of a new database in the cluster whose sockets are in that folder: an empty one, or a copy of another.
 * Names are of the process too, as several have databases in one cluster.
 */
export const createDatabase = (bin: string, folder: string, { name = '', copyOf = 'template1' } = {}): string => {
  const called = name || `wisp_${process.pid}_${++count}`
  // Anybody may, by the socket: only the server itself has to have an owner.
  const args = ['-h', folder, '-U', 'wisp', '-T', copyOf, called]
  execFileSync(join(bin, 'createdb'), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
  return `postgresql://wisp@/${called}?host=${encodeURIComponent(folder)}`
}

export interface Cluster {
  /** Of its sockets. */
  folder: string
  /** Connection address of a new, empty database. */
  createDatabase(name?: string): string
  /** Takes a line of SQL as the owner of all. */
  run(sql: string): void
  /** Users of the role `guarded` need a password from now on. */
  guard(): void
  /** Stops all of its processes where they are; back to life again. */
  freeze(): () => void
  stop(): void
}

export const postgresBinaries = binaries()

/** Enough for all files that run at a time, with a pool or two for each. */
const CONNECTIONS = 200

/** @param durable writes reach the disk before they are answered; what tests write need not outlive them */
export const startPostgres = (bin: string, { durable = false } = {}): Cluster => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-pg-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  else chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  asOwner(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'wisp', '--no-sync', '-E', 'UTF8', '--locale=C'])
  const fsync = durable ? 'on' : 'off'
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=${fsync} -c max_connections=${CONNECTIONS}`
  asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    folder,
    createDatabase: (name) => createDatabase(bin, folder, { name }),
    run(sql) {
      asOwner(join(bin, 'psql'), ['-h', folder, '-U', 'wisp', '-d', 'postgres', '-c', sql])
    },
    guard() {
      const file = join(data, 'pg_hba.conf')
      writeFileSync(file, `local all guarded scram-sha-256\n${readFileSync(file, 'utf8')}`)
      asOwner(join(bin, 'pg_ctl'), ['-D', data, 'reload'])
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
