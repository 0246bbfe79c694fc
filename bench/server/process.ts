/** Runs a server in its own process, as in production. */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { freePort } from '../../test/support/wisp'
import { until } from '../browser/until'

export const TOKEN = 'desk-token-of-the-bench'

export interface Running {
  origin: string
  /** Resident memory in megabytes. */
  memory(): number
  /** Processor time so far, in microseconds. */
  busy(): number
  /** Rows written so far, and transactions that wrote them. */
  writes(): Promise<{ rows: number; transactions: number }>
  stop(): Promise<void>
}

const KILOBYTES = 1024
/** Microseconds of the kernel's clock tick. */
const TICK_US = 10_000

/** The fields behind the program's name, which may contain spaces: 11 and 12 are user and system time. */
const busyOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_US
}

/** @param args arguments for Node */
const start = async (args: string[], env: Record<string, string>): Promise<Running> => {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    // The log is written, as in production, but discarded.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: `${port}`, HOST: '127.0.0.1', ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${args} ended early`)
    return fetch(`${origin}/nothing`).then(
      () => true,
      () => false,
    )
  }, `${args} to answer`)
  return {
    origin,
    memory: () => (Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`])) * KILOBYTES) / 1e6,
    busy: () => busyOf(child.pid ?? 0),
    async writes() {
      const headers = { authorization: `Bearer ${TOKEN}` }
      const text = await (await fetch(`${origin}/metrics`, { headers })).text()
      const of = (name: string): number =>
        Number(new RegExp(`^wisp_batch_rows_${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
      return { rows: of('sum'), transactions: of('count') }
    },
    stop() {
      child.kill()
      return ended
    },
  }
}

export interface Database {
  dataDir: string
  databaseUrl: string
}

/** @param size bytes of its answers */
export const startFloor = (size: number): Promise<Running> => start([at('bench/server/floor.js')], { SIZE: `${size}` })

export const startWisp = ({ dataDir, databaseUrl }: Database, cli = at('dist/server/cli.js')): Promise<Running> =>
  start([cli, 'serve'], {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DESK_TOKEN: TOKEN,
    WISP_METRICS_TOKEN: TOKEN,
    WISP_RATE: '1000000',
    WISP_READ_RATE: '1000000',
  })
