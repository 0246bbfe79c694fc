import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import { listAssets } from '../../server/builds/assets'
import { keepBuild } from '../../server/builds/keep'
import { otherBuilds } from '../../server/builds/others'
import { type BuildPlace, buildPlace } from '../../server/builds/place'
import { KEYS, startBucket } from '../support/bucket'
import { ORIGIN, TOKEN } from '../support/shop'

const OLD = '/v/aaaaaaaaaa/form.js'
const NEW = '/v/bbbbbbbbbb/form.js'

const folders: string[] = []
const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-builds-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A server with one build, which has put its files into the shared place. */
const serverOf = async (path: string, place: BuildPlace) => {
  const dist = folderWith({
    'public/wisp.js': `import("${path}")`,
    [`public${path}`]: `export default '${path}'`,
    [`public${path}.br`]: `brotli of ${path}`,
    [`public${path}.map`]: '{}',
    'server/cli.js': 'not for the world',
  })
  const wrote = await keepBuild(place, dist)
  const app = createApp({
    // Files need no database.
    store: { reads: {} } as never,
    assets: listAssets(join(dist, 'public')),
    pagesDir: join(dist, 'pages'),
    deskToken: TOKEN,
    rate: 2,
    readRate: 100,
    trustProxy: false,
    log: () => {},
    builds: otherBuilds(place),
  })
  const get = (path: string, headers = {}) => Promise.resolve(app.request(`${ORIGIN}${path}`, { headers }))
  return { dist, wrote, get }
}

const suite = (open: () => BuildPlace): void => {
  it('lets each of two servers of two builds serve the chunks of both', async () => {
    const place = open()
    const servers = [await serverOf(OLD, place), await serverOf(NEW, place)]
    for (const { get } of servers)
      for (const path of [OLD, NEW]) {
        const answer = await get(path)
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, `export default '${path}'`])
        expect(answer.headers.get('content-type')).toContain('text/javascript')
        expect(answer.headers.get('cache-control')).toContain('immutable')
        expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      }
  })

  it('compresses them as they were built', async () => {
    const place = open()
    await serverOf(OLD, place)
    const { get } = await serverOf(NEW, place)
    const answer = await get(OLD, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe(`brotli of ${OLD}`)
    expect((await get(OLD, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull()
  })

  it('is written once for each build', async () => {
    const place = open()
    expect((await serverOf(OLD, place)).wrote).toBe(2)
    expect((await serverOf(OLD, place)).wrote).toBe(0)
  })

  it('gives out nothing else, and is not searched for ever', async () => {
    const { get } = await serverOf(NEW, open())
    for (const path of ['/v/../server/cli.js', '/v/aaaaaaaaaa/..%2f..%2fcli.js', '/v/complete-0', '/server/cli.js'])
      expect((await get(path)).status).toBe(404)
    const tries = await Promise.all(Array.from({ length: 40 }, (_, index) => get(`/v/cccccccccc/${index}.js`)))
    expect(tries.map(({ status }) => status)).toContain(429)
    expect((await get(NEW)).status).toBe(200)
  })
}

describe('builds in a shared folder', () => {
  suite(() => buildPlace(folderWith({})))

  it('leave no draft behind', async () => {
    const folder = folderWith({})
    await serverOf(OLD, buildPlace(folder))
    const files = readdirSync(folder, { recursive: true }).map(String)
    expect(files.filter((name) => name.endsWith('.draft'))).toEqual([])
  })
})

describe('builds in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>
  beforeEach(async () => {
    bucket = await startBucket()
  })
  afterEach(() => bucket.stop())
  const open = () =>
    buildPlace({ ...KEYS, bucket: 'files', prefix: 'builds/', endpoint: bucket.origin, region: 'us-east-1' })
  suite(open)

  it('are asked for once, while they are needed', async () => {
    const place = open()
    await serverOf(OLD, place)
    const { get } = await serverOf(NEW, place)
    bucket.requests.length = 0
    for (let times = 0; times < 5; times++) expect((await get(OLD)).status).toBe(200)
    expect(bucket.requests).toHaveLength(1)
    for (let times = 0; times < 5; times++) expect((await get('/v/aaaaaaaaaa/gone.js')).status).toBe(404)
    expect(bucket.requests).toHaveLength(2)
  })

  it('that does not answer keeps nobody from the files of the server itself', async () => {
    const { get } = await serverOf(NEW, open())
    bucket.fail(500)
    expect((await get(NEW)).status).toBe(200)
    const answer = await get('/v/aaaaaaaaaa/x.js')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
  })
})
