// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { withWorkFolder } from '../../../build/dist.js'
import { at, root } from '../../../build/paths.js'

const roots: string[] = []
const newRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'wisp-root-'))
  roots.push(root)
  return root
}
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** A build that says when it is in the midst of its work, and never ends by itself. */
const ENDLESS = (folder: string): string => `
  import { mkdirSync, writeFileSync } from 'node:fs'
  const { withWorkFolder } = await import(${JSON.stringify(pathToFileURL(at('build/dist.js')).href)})
  await withWorkFolder(${JSON.stringify(folder)}, async (work) => {
    mkdirSync(work + '/public/v', { recursive: true })
    writeFileSync(work + '/public/v/ui.js', '')
    console.log('at work')
    await new Promise(() => setInterval(() => {}, 1_000))
  })`

const interrupt = (folder: string, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', ENDLESS(folder)])
    child.stdout.once('data', () => {
      expect(readdirSync(folder)).toEqual([`dist.${child.pid}`])
      child.kill(signal)
    })
    child.once('exit', resolve)
  })

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a build that is interrupted by %s leaves nothing behind', async (signal, code) => {
  const root = newRoot()
  expect(await interrupt(root, signal)).toBe(code)
  expect(readdirSync(root)).toEqual([])
})

it('the next build removes what a killed build has left, but not a build that is still running', async () => {
  const root = newRoot()
  await interrupt(root, 'SIGKILL')
  expect(readdirSync(root)).toHaveLength(1)
  const parent = process.ppid
  for (const name of [`dist.${parent}`, 'dist', 'dist.old', 'distant']) mkdirSync(join(root, name))
  await withWorkFolder(root, async (folder) => mkdirSync(folder))
  expect(readdirSync(root).sort()).toEqual(['dist', `dist.${parent}`, 'dist.old', 'distant'].sort())
})

it('a build that fails leaves nothing behind and says why', async () => {
  const root = newRoot()
  const failing = withWorkFolder(root, async (folder) => {
    mkdirSync(folder)
    throw new Error('no such module')
  })
  await expect(failing).rejects.toThrow('no such module')
  expect(readdirSync(root)).toEqual([])
})

it('leaves no listener on the process', async () => {
  const before = process.listenerCount('SIGINT')
  await withWorkFolder(newRoot(), async () => {
    expect(process.listenerCount('SIGINT')).toBe(before + 1)
  })
  expect(process.listenerCount('SIGINT')).toBe(before)
})

/** As on the slowest machine: the bundler complains where plugins take more than three seconds, here for two modules. */
const SLOW = (folder: string): string => `
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
    environments: { page: { build: { rolldownOptions: { input: ${JSON.stringify(join(folder, 'a.js'))} } } } },
  })
  await builder.build(builder.environments.page)`

it('does not warn about the time of our plugins', () => {
  const folder = newRoot()
  writeFileSync(join(folder, 'a.js'), "import './b.js'")
  writeFileSync(join(folder, 'b.js'), 'console.log(1)')
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', SLOW(folder)], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
  expect(status).toBe(0)
})
