/** Made-up values, and more reports than the database can write, take no more memory than is set aside for them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draws } from '../support/everyday-share'
import { LEAD_POPUP, OPEN_SITE, openShop, type Shop } from '../support/shop'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const MB = 1024 * 1024

const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

let folder: string
let shop: Shop
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
  shop = await openShop({ dataDir: folder, databaseUrl: '' })
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('made-up hosts', () => {
  const HOSTS_PER_ROUND = draws(1_500, 6_000)
  const PATHS = [
    `/api/display/click/${LEAD_POPUP}`,
    `/api/display/template/${LEAD_POPUP}/1`,
    `/p/${LEAD_POPUP}`,
    '/wisp.js',
  ]
  const call = async (index: number): Promise<void> => {
    const host = `${'made-up-'.repeat(25)}${index}.example`
    for (const path of PATHS) {
      const headers = { origin: `https://page.${host}`, referer: `https://page.${host}/` }
      const answer = await shop.fetch(new Request(`http://${host}${path}`, { headers }))
      await answer.arrayBuffer()
    }
    shop.lines.length = 0
  }
  const round = async (from: number, count: number): Promise<number> => {
    for (let index = from; index < from + count; index++) await call(index)
    return heap()
  }

  it('are remembered up to a number, however many come', async () => {
    const first = await round(0, HOSTS_PER_ROUND)
    const then = await round(HOSTS_PER_ROUND, HOSTS_PER_ROUND)
    expect(then - first).toBeLessThan(4 * MB)
  })
})

describe('more reports than can be written', () => {
  it('are refused with the time to come back, and the next ones are taken again', async () => {
    const send = async (id: number): Promise<Response> =>
      shop.form(`/api/display/total-website-session/c${id}`, { report_id: `r${id}`, url: OPEN_SITE })
    const answers = await Promise.all(Array.from({ length: 8_000 }, (_, id) => send(id)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length + answers.filter(({ status }) => status === 200).length).toBe(8_000)
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('10')
    expect(shop.store.group.waiting()).toBe(0)
    expect((await send(20_000)).status).toBe(200)
  })
})
