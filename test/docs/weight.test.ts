import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { commands } from '../../server/commands/table'
import { readBudget } from '../../server/weight/budget'
import { NEWSLETTER_FACTS as confirmed } from '../support/facts'

const text = readFileSync(at('docs/weight.md'), 'utf8')
const [, indented = ''] = /^ {6}run: \|\n((?: {8}.*\n)+)/m.exec(text) ?? []
const job = indented.replace(/^ {8}/gm, '')

const folder = mkdtempSync(join(tmpdir(), 'wisp-weight-'))
beforeAll(() => {
  for (const name of ['bin', 'popups', 'wisp']) mkdirSync(join(folder, name))
  // What npx does in a folder with this project.
  const npx = `#!/bin/sh\nshift\nexec '${process.execPath}' '${at('dist/server/cli.js')}' "$@"\n`
  writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 })
  const popup = { id: 'letter0000001', name: 'Letter', type: 'lightbox', template: 'newsletter', confirmed }
  writeFileSync(join(folder, 'popups/letter.json'), JSON.stringify(popup))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs lines as a step of GitHub Actions does. */
const run = (lines: string) =>
  spawnSync('sh', ['-e', '-c', lines], {
    cwd: join(folder, 'wisp'),
    encoding: 'utf8',
    env: { PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter), TMPDIR: folder },
  })

describe('docs/weight.md', () => {
  it('shows a job of a CI that passes within its budget, and fails over it with what weighs most', () => {
    const within = run(job)
    expect(within.status, within.stderr).toBe(0)
    expect(within.stdout).toContain('Letter (letter0000001, lightbox)')
    const budget = /--budget "([^"]*)"/.exec(job)?.[1] ?? ''
    const over = run(job.replace(budget, 'first=9kB'))
    expect(over.status).toBe(1)
    expect(over.stderr).toContain('is over the budget first=9kB: it takes')
    expect(over.stderr).toContain('What weighs most: ')
  })

  it('has budgets that can be read, and each limit', () => {
    const examples = [...text.matchAll(/"((?:[\w-]+=\w+,?)+)"/g)].map(([, budget = '']) => budget)
    expect(examples.length).toBeGreaterThan(2)
    for (const budget of examples) readBudget(budget)
    const [, rows = ''] = /\| limit \| what it limits \|\n([\s\S]*?)\n\n/.exec(text) ?? []
    const names = [...rows.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
    expect(readBudget(names.map((name) => `${name}=1`).join(','))).toBeTruthy()
    expect(names).toEqual([
      'before',
      'before-requests',
      'first',
      'requests',
      'all',
      'all-requests',
      'lead',
      'lead-requests',
      'pictures',
    ])
  })

  it.each(commands.filter(({ name }) => name === 'weigh' || name === 'site budget').map(({ name }) => name))(
    'describes the command %s',
    (name) => expect(text).toContain(`wisp ${name}`),
  )
})
