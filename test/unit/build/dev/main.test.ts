/** The process that runs `npm run dev`, with a stand-in for the product. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { needsRestart, RESTART_STATUS } from '../../../../build/dev/restart.js'
import { at } from '../../../../build/paths.js'

let project: string
let child: ChildProcess
let output = ''

/** How often the product has been started. */
const starts = (): number => output.split('started').length - 1

/**
 * @param statuses with which the product ends, one for each start; then it runs
 * @param last with which it ends when it has to
 */
const start = (statuses: number[], last = 0): void => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'wisp-dev-')))
  for (const path of ['build/dev/main.js', 'build/dev/restart.js', 'build/paths.js'])
    cpSync(at(path), join(project, path))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(project, 'build/dev/run.js'),
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync('starts', '.')
     console.log('started')
     const status = ${JSON.stringify(statuses)}[readFileSync('starts').length - 1]
     if (status !== undefined) process.exit(status)
     process.once('disconnect', () => process.exit(${last}))`,
  )
  output = ''
  child = spawn(process.execPath, [join(project, 'build/dev/main.js')], { cwd: project })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
}

describe('npm run dev', () => {
  afterEach(() => {
    child.kill('SIGKILL')
    rmSync(project, { recursive: true, maxRetries: 5 })
  })

  it('ends as the product does', async () => {
    start([1])
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(starts()).toBe(1)
  })

  it('starts anew when the product asks for it', async () => {
    start([RESTART_STATUS, RESTART_STATUS])
    await expect.poll(starts).toBe(3)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('ends when it has to, also if the product is about to start anew', async () => {
    start([], RESTART_STATUS)
    await expect.poll(starts).toBe(1)
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(starts()).toBe(1)
  })

  it('starts again with the next change where one has broken what builds it', async () => {
    start([RESTART_STATUS, 1])
    await expect.poll(() => output).toContain('It starts again with the next change.')
    await expect
      .poll(() => {
        writeFileSync(join(project, 'vite.config.ts'), '')
        return starts()
      })
      .toBe(3)
  })
})

it.each([
  ['change', 'vite.config.ts', true],
  ['change', 'build/plugins/css.ts', true],
  ['add', 'chunks/fields/new/index.ts', true],
  ['unlink', 'chunks/parts/old/index.tsx', true],
  ['change', 'chunks/parts/old/index.tsx', false],
  ['add', 'chunks/parts/old/more.ts', false],
  ['change', 'build/lint/run.js', false],
  ['change', 'server/cli.ts', false],
])('%s of %s starts everything anew: %s', (event, path, restarts) => {
  expect(needsRestart(event, at(path))).toBe(restarts)
})
