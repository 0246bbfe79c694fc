/**
 * The 99th percentile of visitors' calls beside each call of the desk, exports, a removal and a backup, against that of the same calls
 * alone just before, on each database. Resolves with 1 if one of them is above the target.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../../build/paths.js'
import { fill } from '../../test/fill/fill'
import { postgresBinaries, startPostgres } from '../../test/support/postgres'
import { startWisp } from '../server/process'
import { OTHERS, type Other, type Subject } from './others'
import { KINDS, type Times, visit } from './visitors'

/** Of the 99th percentile beside something to that alone. */
const TARGET = 1.5
/** What no visitor notices is no slowdown, whatever its ratio. */
const NOTICED_MS = 20
/** Of one measurement, at least. */
const SECONDS = 6

const text = { type: 'string' } as const
const OPTIONS = { views: text, leads: text, seconds: text, only: text, data: text, database: text, cli: text }

const p99 = (times: number[]): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN
}

const during = async (origin: string, seconds: number, work?: () => Promise<unknown>) => {
  let worked = !work
  let [times, longest] = [0, 0]
  const end = performance.now() + seconds * 1_000
  const isOver = (): boolean => performance.now() > end
  const working = (async () => {
    do {
      const start = performance.now()
      await work?.()
      times++
      longest = Math.max(longest, performance.now() - start)
    } while (work && !isOver())
    worked = true
  })()
  const visited = await visit(origin, () => worked && isOver())
  await working
  return { ...visited, longest, worked: times }
}

const cell = (beside: Times, alone: Times, kind: (typeof KINDS)[number]) => {
  const [mine, theirs] = [p99(beside[kind]), p99(alone[kind])]
  return {
    text: `${theirs.toFixed(1)} → ${mine.toFixed(1)} (${(mine / theirs).toFixed(1)}×)`,
    slow: mine > TARGET * theirs && mine > NOTICED_MS,
  }
}

const measureOne = async (subject: Subject, other: Other, seconds: number, round: number): Promise<boolean> => {
  const alone = await during(subject.origin, seconds)
  let begun = 0
  const work = async (): Promise<unknown> => {
    if (other.once && begun) return new Promise((resolve) => setTimeout(resolve, 100))
    return other.run(subject, round * 1_000 + begun++)
  }
  const beside = await during(subject.origin, other.once ? 1 : seconds, work)
  const cells = KINDS.map((kind) => cell(beside.times, alone.times, kind))
  const refused = beside.refused ? `; ${beside.refused} refused` : ''
  console.log(
    `${other.name} (${beside.longest.toFixed(0)} ms): ${cells.map(({ text }, i) => `${KINDS[i]} ${text}`).join(', ')}${refused}`,
  )
  return beside.refused > 0 || cells.some(({ slow }) => slow)
}

const measure = async (
  name: string,
  where: Subject['env'],
  cli: string,
  folder: string,
  seconds: number,
  only: string,
) => {
  console.log(`\n${name}: 99th percentile in ms, alone → beside`)
  const server = await startWisp({ dataDir: where.DATA_DIR, databaseUrl: where.DATABASE_URL }, cli)
  const subject: Subject = { origin: server.origin, cli, env: where, folder }
  const slow: string[] = []
  try {
    // Until its code is compiled, and what the upkeep of a start does is done.
    await during(server.origin, seconds)
    for (const [round, other] of OTHERS.entries())
      if (
        (!other.on || other.on === name) &&
        other.name.includes(only) &&
        (await measureOne(subject, other, seconds, round))
      )
        slow.push(`${name}, ${other.name}`)
  } finally {
    await server.stop()
  }
  return slow
}

export const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: OPTIONS })
  const {
    views = '300000',
    leads = '100000',
    seconds = `${SECONDS}`,
    only = '',
    cli = at('dist/server/cli.js'),
  } = values
  const sizes = { views: Number(views), leads: Number(leads), sites: 50, deliveries: 50_000, seed: 1 }
  const folder = mkdtempSync(join(tmpdir(), 'wisp-beside-'))
  const isGiven = Boolean(values.data ?? values.database)
  const cluster = !isGiven && postgresBinaries ? startPostgres(postgresBinaries, { durable: true }) : undefined
  const places: [string, Subject['env']][] = []
  if (!values.database) places.push(['libsql', { DATA_DIR: values.data ?? join(folder, 'data'), DATABASE_URL: '' }])
  const database = values.database ?? cluster?.createDatabase()
  if (database) places.push(['PostgreSQL', { DATA_DIR: join(folder, 'other'), DATABASE_URL: database }])
  try {
    const slow: string[] = []
    for (const [name, env] of places) {
      if (!isGiven) await fill({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, sizes)
      slow.push(...(await measure(name, env, cli, folder, Number(seconds), only)))
    }
    console.log(slow.length ? `\nAbove ${TARGET}×, or refused:\n${slow.join('\n')}` : `\nNone is above ${TARGET}×.`)
    return Number(slow.length > 0)
  } finally {
    cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
