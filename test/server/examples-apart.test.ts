/** The applications of examples/ are beside a server that was started, and no part of one that serves. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { openRecords } from '../../build/records.js'
import { examples } from '../support/examples'
import { type Build, copyBuild, startWisp } from '../support/wisp'

const records = openRecords('production')

it('nothing that ships is built from the examples', () => {
  const shipped = records.environments().filter((name) => !name.startsWith('example'))
  expect(shipped).toEqual(expect.arrayContaining(['server', 'pages', 'templates', 'loader', 'chunks']))
  const from = shipped.flatMap((name) => Object.keys(records.inputs(name) ?? {}))
  expect(from).toContain('server/cli.ts')
  expect(from.filter((path) => path.startsWith('examples/'))).toEqual([])
})

it('the command holds none of their code, and no file of theirs is among those that ship', () => {
  const file = at('dist/server/cli.js')
  const sources = JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources as string[]
  const ours = sources.map((source) => posix.join(dirname(file), source))
  expect(ours).toContain(at('server/cli.ts'))
  expect(ours.filter((source) => source.startsWith(at('examples/')))).toEqual([])
  for (const word of ['/demo/shopify', '/demo/wix', 'demo-site', 'Kiln & Field', 'Juniper', 'Alder & Finch'])
    expect([word, readFileSync(file, 'utf8').includes(word)]).toEqual([word, false])
  const files = (folder: string): string[] => readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
  const shipped = files('dist/public').filter((name) => !name.startsWith('v/'))
  const theirs = files('dist.examples/public').filter((name) => !/^v\b|\.json/.test(name))
  expect(theirs).toEqual(expect.arrayContaining(['demo/shopify.js', 'site/lookbook.pdf', 'cdn/shop/files/vase.svg']))
  expect(theirs.filter((name) => shipped.includes(name))).toEqual([])
  expect(files('dist/pages').sort()).toEqual(['desk.html', 'gallery.html'])
})

/** The build of this checkout, not a copy. */
const BUILD: Build = { folder: at('.'), cli: at('dist/server/cli.js'), remove() {} }

/** An address for each pattern of a route. */
const FILLED = new Map([
  ['/_api/*', '/_api/members/v1/members/my'],
  ['/site/go/:partner', '/site/go/juniper-and-clay'],
])
/** An address of each route, and of each kind of file. */
const addresses = [
  ...new Set(examples.routes.map(({ path }) => FILLED.get(path) ?? path.replace('*', ''))),
  ...['/demo/shopify/cart.js', '/demo/shopify.js', '/site/service/forms.js', '/site/lookbook.pdf'],
  ...['/cdn/shop/files/vase.svg', '/demo/media/fig.svg'],
]

const folder = mkdtempSync(join(tmpdir(), 'wisp-apart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The status of each address, with the same database for both commands. */
const statusesOf = async (command: 'start' | 'serve'): Promise<[string, number][]> => {
  const server = await startWisp(BUILD, command, { DATA_DIR: folder })
  try {
    return await Promise.all(
      addresses.map(async (path): Promise<[string, number]> => {
        const { status } = await fetch(server.origin + path, { redirect: 'manual' })
        return [path, status]
      }),
    )
  } finally {
    await server.end('SIGTERM')
  }
}

it('their addresses are answered by `wisp start`, and lead nowhere with `wisp serve`, though their sites are there', async () => {
  expect((await statusesOf('start')).filter(([, status]) => status === 404)).toEqual([])
  expect((await statusesOf('serve')).filter(([, status]) => status !== 404)).toEqual([])
})

it('`wisp start` does without them where they are not built, as in a container', async () => {
  const bare = copyBuild()
  for (const path of ['examples', 'dist.examples']) rmSync(join(bare.folder, path), { recursive: true })
  const server = await startWisp(bare, 'start', { DATA_DIR: join(bare.folder, 'data') })
  const { status } = await fetch(`${server.origin}/`)
  expect([status, server.output()]).toEqual([404, expect.not.stringContaining('shop')])
  await server.end('SIGTERM')
  bare.remove()
})
