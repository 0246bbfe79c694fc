import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { withWorkFolder } from '../../../build/dist.js'
import { at, root } from '../../../build/paths.js'
import { isComplete } from '../../suites'

const projects: string[] = []
const newProject = (): string => {
  const project = mkdtempSync(join(tmpdir(), 'wisp-root-'))
  projects.push(project)
  return project
}
afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true, force: true })
})

/** A build that prints when it is at work, and never ends by itself. */
const ENDLESS = (project: string): string => `
  import { mkdirSync, writeFileSync } from 'node:fs'
  const { withWorkFolder } = await import(${JSON.stringify(pathToFileURL(at('build/dist.js')).href)})
  await withWorkFolder(${JSON.stringify(project)}, async (folder) => {
    mkdirSync(folder + '/public/v', { recursive: true })
    writeFileSync(folder + '/public/v/ui.js', '')
    console.log('at work')
    await new Promise(() => setInterval(() => {}, 1_000))
  })`

const interrupt = (project: string, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', ENDLESS(project)])
    child.stdout.once('data', () => {
      expect(readdirSync(project)).toEqual([`dist.${child.pid}`])
      child.kill(signal)
    })
    child.once('exit', resolve)
  })

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a build that is interrupted by %s leaves nothing behind', async (signal, code) => {
  const project = newProject()
  expect(await interrupt(project, signal)).toBe(code)
  expect(readdirSync(project)).toEqual([])
})

it('the next build removes what a killed build has left, but not a build that is still running', async () => {
  const project = newProject()
  await interrupt(project, 'SIGKILL')
  expect(readdirSync(project)).toHaveLength(1)
  const parent = process.ppid
  for (const name of [`dist.${parent}`, 'dist', 'dist.old', 'distant']) mkdirSync(join(project, name))
  await withWorkFolder(project, async (folder) => mkdirSync(folder))
  expect(readdirSync(project).sort()).toEqual(['dist', `dist.${parent}`, 'dist.old', 'distant'].sort())
})

it('a build that fails leaves nothing behind and says why', async () => {
  const project = newProject()
  const failing = withWorkFolder(project, async (folder) => {
    mkdirSync(folder)
    throw new Error('no such module')
  })
  await expect(failing).rejects.toThrow('no such module')
  expect(readdirSync(project)).toEqual([])
})

it('leaves no listener on the process', async () => {
  const before = process.listenerCount('SIGINT')
  await withWorkFolder(newProject(), async () => {
    expect(process.listenerCount('SIGINT')).toBe(before + 1)
  })
  expect(process.listenerCount('SIGINT')).toBe(before)
})

/** As slow as on a slow machine: the bundler warns if plugins take more than three seconds, here for two modules. */
const SLOW = (project: string): string => `
  const { createBuilder } = await import('vite')
  const slow = {
    name: 'slow',
    transform() {
      const end = Date.now() + 1_800
      while (Date.now() < end);
    },
  }
  const builder = await createBuilder({
    root: ${JSON.stringify(root)},
    mode: 'development',
    plugins: [slow],
    environments: { page: { build: { rolldownOptions: { input: ${JSON.stringify(join(project, 'a.js'))} } } } },
  })
  await builder.build(builder.environments.page)`

it.runIf(isComplete)('does not warn about the time of our plugins', () => {
  const project = newProject()
  writeFileSync(join(project, 'a.js'), "import './b.js'")
  writeFileSync(join(project, 'b.js'), 'console.log(1)')
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', SLOW(project)], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
  expect(status).toBe(0)
})
