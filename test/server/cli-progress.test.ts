import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leadsExport } from '../../server/commands/leads'
import { readConfig } from '../../server/process/config'
import { openStore } from '../../server/store/store'
import { everydayRows } from '../support/everyday-share'
import { OPEN_SITE, popupOf } from '../support/shop'
import { LEAD } from '../support/stored-lead'
import { type Build, copyBuild, runWisp } from '../support/wisp'

let build: Build
let env: Record<string, string>
let key = ''
beforeAll(() => {
  build = copyBuild()
  env = { DATA_DIR: join(build.folder, 'data') }
  ;[key = ''] = runWisp(build, ['site', 'add', 'Shop'], env).stdout.split('\n')
}, 60_000)
afterAll(() => build.remove())

/** A file that has no content before somebody writes it: reading it takes as long as the case wants. */
const slowFile = (name: string): string => {
  const file = join(build.folder, name)
  execFileSync('mkfifo', [file])
  return file
}

it.each(everydayRows(['catalog', 'price-rules', 'popup', 'page', 'form']))(
  'an import of %s that takes more than two seconds says what it does, on standard error',
  async (kind) => {
    const file = slowFile(`${kind}.json`)
    const args = /catalog|price/.test(kind) ? [key, file] : [file]
    const child = spawn(process.execPath, [build.cli, kind, 'import', ...args], { cwd: build.folder, env })
    let [progress, printed] = ['', '']
    child.stdout.on('data', (data) => (printed += data))
    const began = new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (data) => {
        progress += data
        if (progress.includes('Reading')) resolve()
      })
      child.once('exit', () => reject(new Error(`it ended and said: ${progress}`)))
    })
    await began
    expect(progress).toContain(`Reading ${file}`)
    expect(printed).toBe('')
    child.removeAllListeners('exit')
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  },
)

it('says nothing of what is done at once', () => {
  const { status, stderr } = runWisp(build, ['site', 'list'], { DATA_DIR: join(build.folder, 'fresh') })
  expect([status, stderr]).toEqual([0, ''])
})

it('tells each migration, and how many products and price rules are stored', async () => {
  const lines: string[] = []
  const say = (text: string) => lines.push(text)
  const store = await openStore({ dataDir: join(build.folder, 'told'), databaseUrl: '' }, say)
  expect(lines[0]).toMatch(/^Migration 0001-first, 1 of \d+$/)
  expect(lines.at(-1)).toBe('')
  await store.sites.add({ key, name: 'Shop' })
  const product = { title: 'A mug', price: 100, url: '/mug', image: '', description: '', variants: [], collections: [] }
  const products = Array.from({ length: 700 }, (_, id) => ({ ...product, id: `${id}` }))
  await store.catalogue.replace(key, 'EUR', products, say)
  expect(lines).toEqual(expect.arrayContaining(['Products: 500 of 700', 'Products: 700 of 700']))
  const rule = {
    targetType: 'shipping_line',
    allocationMethod: 'each',
    targetSelection: 'all',
    threshold: '5',
    startsAt: 0,
  } as const
  await store.priceRules.replace(
    key,
    Array.from({ length: 150 }, () => rule),
    say,
  )
  expect(lines).toEqual(expect.arrayContaining(['Price rules: 100 of 150', 'Price rules: 150 of 150']))
  await store.close()
})

it('tells how many leads an export has written', async () => {
  const dataDir = join(build.folder, 'leads')
  const store = await openStore({ dataDir, databaseUrl: '' })
  await store.sites.add({ key: OPEN_SITE, name: 'Shop' })
  await store.popups.save(OPEN_SITE, popupOf({}))
  await Promise.all(
    Array.from({ length: 250 }, (_, index) =>
      store.conversions.add({ ...LEAD, submissionId: `lead-${index}`, email: `${index}@a.example` }),
    ),
  )
  await store.close()
  const [lines, printed]: [string[], string[]] = [[], []]
  const world = {
    config: readConfig({ DATA_DIR: dataDir }),
    dist: '',
    examples: '',
    interactive: false,
    print: (text: string) => void printed.push(text),
    say: (text: string) => void lines.push(text),
  }
  await leadsExport.run(world, [], { csv: true })
  expect(printed).toHaveLength(251)
  expect(lines).toEqual(expect.arrayContaining(['Leads: 100', 'Leads: 200']))
  lines.length = 0
  await leadsExport.run(world, [], { json: true })
  expect(lines).toEqual(expect.arrayContaining(['Leads: 100', 'Leads: 200']))
})
