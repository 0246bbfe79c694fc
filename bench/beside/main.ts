/**
 * The 99th percentile of visitors' calls beside each call of the desk, exports, removals and a backup, against that of the same calls
 * alone, on each database. Both are measured by turns, so that what else the machine does falls on both; what is above the target
 * is measured once more. Resolves with 1 if one of them still is.
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
import { KINDS, noTimes, type Times, visit } from './visitors'

/** The 99th percentile beside something, as a multiple of the one alone. */
const TARGET_RATIO = 1.5
/** A difference that no visitor notices is no slowdown, whatever its ratio. */
const NOTICED_MS = 20
/** How long one turn lasts, at least. */
const TURN_SECONDS = 2
/** How often each has its turn. */
const ROUNDS = 4

interface Lengths {
  seconds: number
  rounds: number
}

const text = { type: 'string' } as const
const OPTIONS = {
  views: text,
  leads: text,
  seconds: text,
  rounds: text,
  only: text,
  data: text,
  database: text,
  cli: text,
}

const p99 = (times: number[]): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN
}

const during = async (origin: string, seconds: number, work?: () => Promise<unknown>) => {
  let worked = !work
  let [times, longestMs] = [0, 0]
  const end = performance.now() + seconds * 1_000
  const isOver = (): boolean => performance.now() > end
  const working = (async () => {
    do {
      const start = performance.now()
      await work?.()
      times++
      longestMs = Math.max(longestMs, performance.now() - start)
    } while (work && !isOver())
    worked = true
  })()
  const visited = await visit(origin, () => worked && isOver())
  await working
  return { ...visited, longestMs, worked: times }
}

const cell = (beside: Times, alone: Times, kind: (typeof KINDS)[number]) => {
  const [mine, theirs] = [p99(beside[kind]), p99(alone[kind])]
  return {
    text: `${theirs.toFixed(1)} → ${mine.toFixed(1)} (${(mine / theirs).toFixed(1)}×)`,
    slow: mine > TARGET_RATIO * theirs && mine > NOTICED_MS,
  }
}

interface Measured {
  alone: Times
  beside: Times
  refused: number
  longestMs: number
}

const addTo = (times: Times, more: Times): void => {
  for (const kind of KINDS) times[kind].push(...more[kind])
}

const takeTurns = async (subject: Subject, other: Other, { seconds, rounds }: Lengths, into: Measured, from = 0) => {
  for (let round = from; round < from + rounds; round++) {
    addTo(into.alone, (await during(subject.origin, seconds)).times)
    let begun = 0
    const work = () => other.run(subject, round * 1_000 + begun++)
    const beside = await during(subject.origin, other.once ? 0 : seconds, work)
    addTo(into.beside, beside.times)
    into.refused += beside.refused
    into.longestMs = Math.max(into.longestMs, beside.longestMs)
  }
}

const measureOne = async (subject: Subject, other: Other, lengths: Lengths): Promise<boolean> => {
  const measured: Measured = { alone: noTimes(), beside: noTimes(), refused: 0, longestMs: 0 }
  const cells = () => KINDS.map((kind) => cell(measured.beside, measured.alone, kind))
  await takeTurns(subject, other, lengths, measured)
  const again = cells().some(({ slow }) => slow)
  if (again && !other.once) await takeTurns(subject, other, lengths, measured, lengths.rounds)
  const cellTexts = cells().map(({ text }, index) => `${KINDS[index]} ${text}`)
  const more = `${measured.refused ? `; ${measured.refused} refused` : ''}${again ? '; measured twice' : ''}`
  console.log(`${other.name} (${measured.longestMs.toFixed(0)} ms): ${cellTexts.join(', ')}${more}`)
  return measured.refused > 0 || cells().some(({ slow }) => slow)
}

const measure = async (
  name: string,
  env: Subject['env'],
  { cli, folder, only, ...lengths }: Lengths & Pick<Subject, 'cli' | 'folder'> & { only: string },
) => {
  console.log(`\n${name}: 99th percentile in ms, alone → beside`)
  const server = await startWisp({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, cli)
  const subject: Subject = { origin: server.origin, cli, env, folder }
  const slow: string[] = []
  try {
    // Until its code is compiled, and what the upkeep of a start does is done.
    await during(server.origin, 3 * lengths.seconds)
    for (const other of OTHERS)
      if ((!other.on || other.on === name) && other.name.includes(only) && (await measureOne(subject, other, lengths)))
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
    seconds = `${TURN_SECONDS}`,
    rounds = `${ROUNDS}`,
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
      slow.push(...(await measure(name, env, { cli, folder, only, seconds: Number(seconds), rounds: Number(rounds) })))
    }
    console.log(
      slow.length ? `\nAbove ${TARGET_RATIO}×, or refused:\n${slow.join('\n')}` : `\nNone is above ${TARGET_RATIO}×.`,
    )
    return Number(slow.length > 0)
  } finally {
    cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
