/** Calls that visitors make on many pages take no more work than those that they make on all. */
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LIMITS, type Limits, listen } from '../../server/http/listen'
import { describeOnEitherDatabase } from '../support/databases'
import { CLICK_POPUP, CLOSED_POPUP, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const WARM_UP_ROUNDS = 5
const ROUNDS = 40
const AT_ONCE = 25

/** Microseconds of the processor. */
const workOf = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/**
 * How much more work the first one is, measured by turns. In all rounds together, since work that is put off counts in the
 * round in which it is done; the first rounds, in which the code is compiled, do not count.
 */
const ratioOf = async (call: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> => {
  const sums = [0, 0]
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [index, run] of [call, other].entries()) {
      const work = await workOf(run)
      if (round >= 0) sums[index] = (sums[index] ?? 0) + work
    }
  const [first = 0, second = 1] = sums
  return first / second
}

const PATIENT: Limits = { ...LIMITS, connections: 1_000, each: 1_000 }

/** Over a socket, with as little work of this side as there can be. */
const post = async (server: Server, path: string, body: string): Promise<void> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const type = 'application/x-www-form-urlencoded'
  const head = `POST ${path} HTTP/1.1\r\nHost: wisp.test\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`
  socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`)
  let heard = ''
  for await (const part of socket) heard += part
  expect(heard).toMatch(/^HTTP\/1.1 200/)
}

const GZIP = { 'accept-encoding': 'gzip' }

describeOnEitherDatabase('calls that many pages make', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
  })
  afterAll(() => shop.close())

  const click = async (id: string, headers = {}) => (await shop.request(`/api/display/click/${id}`, { headers })).json()
  const popupsOf = async (id: string, headers = {}): Promise<string[]> =>
    (await click(id, headers)).poptins.map(({ poptin_id }: { poptin_id: string }) => poptin_id)
  const DOMAIN = { origin: 'https://shop.example' }

  it('take for a click about as much work as for a display', async () => {
    const display = async () => (await shop.form(`/api/display/${OPEN_SITE}`, {}, GZIP)).arrayBuffer()
    const pressed = async () =>
      (await shop.request(`/api/display/click/${LEAD_POPUP}`, { headers: GZIP })).arrayBuffer()
    expect(await ratioOf(pressed, display)).toBeLessThan(1.5)
  })

  it('take for a session no more work than for a close', async () => {
    const server = await listen(shop.fetch, { port: 0, host: '127.0.0.1' }, PATIENT)
    let id = 0
    const report = (path: string) => () =>
      post(server, path, `report_id=r${id}&client_id=c${id++}&viewer_id=v&url=shop.example`)
    const ratio = await ratioOf(
      report('/api/display/total-website-session/c'),
      report(`/api/display/closed/${LEAD_POPUP}`),
    )
    server.close()
    expect(ratio).toBeLessThan(1.2)
  })

  it('ask the database nothing for a click that they know', async () => {
    const upgradeLookups = vi.spyOn(shop.store.sites, 'isUpgrade')
    for (let count = 0; count < 5; count++) {
      expect(await popupsOf(CLICK_POPUP)).toEqual([CLICK_POPUP])
      expect((await click(CLOSED_POPUP)).display).not.toBe('allowed')
    }
    expect(upgradeLookups.mock.calls).toEqual([[CLOSED_POPUP]])
    upgradeLookups.mockRestore()
  })

  it('give each click an id of its own, and what has changed', async () => {
    const ids = new Set<string>()
    for (let count = 0; count < 5; count++) ids.add((await click(LEAD_POPUP)).poptins[0].viewer_id)
    expect(ids.size).toBe(5)
    const [name] = [(await click(LEAD_POPUP)).poptins[0].poptin_name]
    await shop.store.popups.save(OPEN_SITE, popupOf({ name: 'Renamed' }))
    expect([name, (await click(LEAD_POPUP)).poptins[0].poptin_name]).toEqual(['Newsletter', 'Renamed'])
    await shop.store.popups.setPaused(LEAD_POPUP, true)
    expect(await popupsOf(LEAD_POPUP)).toEqual([])
    await shop.store.popups.setPaused(LEAD_POPUP, false)
    expect(await popupsOf(LEAD_POPUP)).toEqual([LEAD_POPUP])
  })

  it('show an upgrade popup from the moment on that a site names it, to none after', async () => {
    expect([await popupsOf(CLOSED_POPUP), await popupsOf(CLOSED_POPUP, DOMAIN)]).toEqual([[], [CLOSED_POPUP]])
    await shop.store.sites.setLimits(OPEN_SITE, { upgradePopup: CLOSED_POPUP })
    expect(await popupsOf(CLOSED_POPUP)).toEqual([CLOSED_POPUP])
    await shop.store.sites.setLimits(OPEN_SITE, {})
    expect(await popupsOf(CLOSED_POPUP)).toEqual([])
  })
})
