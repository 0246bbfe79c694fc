/**
 * Sends the leads of many visitors through a bad network to the real server, with the outbox that ships. No lead may be
 * lost or counted twice.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/app'
import { openDatabase } from '../../server/db/database'
import { createStore } from '../../server/store/store'
import { listen } from '../support/listen'
import { installBrowser } from './browser'
import { startProxy } from './proxy'
import { randomBy } from './random'
import { type Chunks, POPUP, visitSite } from './visitor'

/** Leads per visitor, and visitors at the same time. */
const EACH = 10
const AT_ONCE = 80

const startServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-soak-'))
  const db = await openDatabase({ dataDir, databaseUrl: '' })
  const store = createStore(db)
  await store.sites.add({ key: 'site-key-1', name: 'Soak' })
  await store.popups.save('site-key-1', POPUP)
  const app = createApp({
    store,
    assets: new Map(),
    pagesDir: '',
    deskToken: 'desk-token-of-the-soak',
    trustProxy: false,
    log() {},
    rate: Number.MAX_SAFE_INTEGER,
    readRate: Number.MAX_SAFE_INTEGER,
  })
  const server = await listen(app.fetch)
  return {
    store,
    origin: server.origin,
    /** Every submission id that the server has, with repetitions. */
    async submissions(): Promise<string[]> {
      const rows = await db.selectFrom('conversion').select('submission_id').execute()
      return rows.map((row) => row.submission_id ?? '')
    },
    async stop() {
      await server.stop()
      await store.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Works through the items in so many parallel lanes. */
const inLanes = async <T>(items: T[], count: number, action: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await action(item)
  }
  await Promise.all(Array.from({ length: count }, worker))
}

/**
 * `chunks`: the code of two chunks as they ship. Exit code: 0 if the server ends up with each lead exactly once.
 */
export const main = async (count: number, seed: number, chunks: Chunks): Promise<number> => {
  console.log(`${count} leads, seed ${seed}`)
  installBrowser()
  const random = randomBy(seed)
  const server = await startServer()
  const proxy = await startProxy(new URL(server.origin), random)
  const ids = Array.from({ length: count }, (_, index) => `lead-${index}`)
  const visitors = Array.from({ length: Math.ceil(count / EACH) }, (_, index) =>
    ids.slice(index * EACH, (index + 1) * EACH),
  )
  const began = Date.now()
  await inLanes(visitors, AT_ONCE, (theirs) =>
    visitSite(proxy.origin, theirs, chunks, randomBy(Math.floor(random() * 2 ** 32))),
  )
  // Wait for requests that the network has delayed.
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  const there = await server.submissions()
  proxy.stop()
  await server.stop()
  const storedIds = new Set(there)
  const lost = ids.filter((id) => !storedIds.has(id))
  for (const [fate, times] of Object.entries(proxy.counts)) console.log(`${times}\t${fate}`)
  console.log(`${there.length} leads on the server after ${Math.round((Date.now() - began) / 1000)} s`)
  console.log(`${lost.length} lost, ${there.length - storedIds.size} doubled`)
  return lost.length || there.length !== count ? 1 : 0
}
