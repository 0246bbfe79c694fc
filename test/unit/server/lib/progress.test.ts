import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { counted, createProgress } from '../../../../server/lib/progress'

let folder = ''
let out = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wisp-progress-'))
  out = openSync(join(folder, 'out'), 'a+')
})
afterEach(() => {
  closeSync(out)
  rmSync(folder, { recursive: true })
})
const readOutput = (): string => readFileSync(join(folder, 'out'), 'utf8')

/** Keeps this thread busy, as the embedded database does, until the text is there. */
const busyUntil = (text: RegExp): void => {
  while (!text.test(readOutput())) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}

it('says what is being done while the program is busy, in plain lines outside of a terminal', () => {
  const progress = createProgress({ out, terminal: false, afterMs: 1, everyMs: 1 })
  progress.say('Reading a.csv')
  busyUntil(/Reading a\.csv/)
  progress.say('Products: 500 of 900')
  busyUntil(/Products/)
  progress.say('')
  expect(readOutput()).toMatch(/^(Reading a\.csv, \d+ s\n)+(Products: 500 of 900, \d+ s\n)+$/)
})

it('redraws one line of a terminal, takes it away for what is printed, and leaves nothing of it', () => {
  const progress = createProgress({ out, terminal: true, afterMs: 1, everyMs: 1 })
  progress.say('Leads: 100')
  busyUntil(/Leads/)
  progress.aside(() => writeSync(out, 'a row\n'))
  busyUntil(/a row\n.*Leads/s)
  progress.say('')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what clears the line
  expect(readOutput()).toMatch(/^(\r\x1b\[KLeads: 100, \d+ s)+\r\x1b\[Ka row\n(\r\x1b\[KLeads: 100, \d+ s)+\r\x1b\[K$/)
})

it('says nothing of what is done before the time is over', async () => {
  const progress = createProgress({ out, terminal: false, afterMs: 60_000, everyMs: 1 })
  progress.say('Reading a.csv')
  await new Promise((resolve) => setTimeout(resolve, 300))
  progress.say('')
  expect(readOutput()).toBe('')
})

it('counts in hundreds, and to the end', () => {
  const lines: string[] = []
  const report = counted((text) => lines.push(text), 'Rows')
  for (let count = 1; count <= 1_101; count++) report(count, 1_101)
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([12, 'Rows: 100 of 1,101', 'Rows: 1,101 of 1,101'])
})
