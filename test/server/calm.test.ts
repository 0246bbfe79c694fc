/** A calm site at the server: what its answers say of limits, priority, ends and subscribers. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerWords } from '../../server/sites/owner-link'
import { hashOf } from '../../server/sites/subscribers'
import { readSubscribers } from '../../server/sites/subscribers-file'
import type { PopupDefinition } from '../../shared/model/popup'
import { DRAWN } from '../../shared/wire/addresses'
import { describeOnEachDatabase } from '../support/databases'
import { FORM } from '../support/popup'
import { CLICK_POPUP, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const EMBEDDED = 'popupembed001'
const LATER = 'popuplater001'
const CALM = { page: 1, day: 3, pause: 120 }

/** A popup of an answer. */
interface Marked {
  id: string
  live?: { calm?: number }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const folder = mkdtempSync(join(tmpdir(), 'wisp-subscribers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('a calm site', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: EMBEDDED, type: 'embedded', html: FORM }))
  })
  afterAll(() => shop.close())

  const save = (changes: Partial<PopupDefinition>) => shop.store.popups.save(OPEN_SITE, popupOf(changes))
  const answer = async (query = '', fields: Record<string, string> = {}) =>
    (await shop.form(`/api/display/${OPEN_SITE}${query}`, { domain: 'any.example', ...fields })).json()
  const idsIn = async (): Promise<string[]> =>
    (await answer()).poptins.map(({ poptin_id }: { poptin_id: string }) => poptin_id)
  const giveLead = (id: string, fields: Record<string, string> = {}) =>
    shop.form('/api/display/conversion/viewer', {
      poptin_id: id,
      p_target: 'lead',
      email: `ann-${Math.random()}@example.com`,
      elapsed: '9',
      ...fields,
    })

  it('says its limits, and which popups count, to a script that has the chunk', async () => {
    await shop.store.sites.setCalm(OPEN_SITE, CALM)
    const { calm, campaigns, run } = await answer(DRAWN)
    expect([calm, run]).toEqual([CALM, expect.arrayContaining(['calm'])])
    expect(Object.fromEntries(campaigns.map(({ id, live }: Marked) => [id, live]))).toEqual({
      [LEAD_POPUP]: { calm: 1 },
      [CLICK_POPUP]: undefined,
      [EMBEDDED]: undefined,
    })
    const previewed = await answer(DRAWN, { preview_poptin_id: LEAD_POPUP })
    expect(previewed).not.toHaveProperty('calm')
  })

  it.each(['', '?lean', '?tail'])('marks no popup for a script that would wait in vain (%s)', async (query) => {
    await save({ id: LATER, targeting: { visitors: { kind: 'new' } } })
    const { calm, poptins, run } = await answer(query)
    expect([calm, run]).toEqual([undefined, ['live-targeting']])
    expect(poptins.flatMap(({ live }: Marked) => live ?? [])).toEqual([{ visitors: { kind: 'new' } }])
    await save({ id: LATER })
  })

  it('says what it has been changed to, and nothing without limits', async () => {
    await shop.store.sites.setCalm(OPEN_SITE, { week: 7 })
    expect(await answer(DRAWN)).toMatchObject({ calm: { week: 7 } })
    await shop.store.sites.setCalm(OPEN_SITE, undefined)
    const { campaigns, ...plain } = await answer(DRAWN)
    expect(plain).not.toHaveProperty('calm')
    expect(plain.run).not.toContain('calm')
    expect(JSON.stringify(campaigns)).not.toContain('"live"')
    expect((await shop.store.sites.find(OPEN_SITE))?.calm).toBeUndefined()
  })

  it('names those of more priority first, and the oldest first among equals', async () => {
    await save({ id: LATER })
    expect(await idsIn()).toEqual([LEAD_POPUP, CLICK_POPUP, EMBEDDED, LATER])
    await save({ id: LATER, priority: 5 })
    expect(await idsIn()).toEqual([LATER, LEAD_POPUP, CLICK_POPUP, EMBEDDED])
    // Only the script of this build has a chunk for it.
    const runs = await Promise.all(
      [DRAWN, '?campaigns', '?lean', '?tail', ''].map(async (query) => (await answer(query)).run),
    )
    expect(runs.map((run) => run.includes('priorities'))).toEqual([true, false, false, false, false])
    await save({ id: LATER })
  })

  it('shows a popup until it has had its leads, and again when it may have more', async () => {
    await save({ id: LATER, stopAfterLeads: 2, html: FORM })
    await giveLead(LATER)
    // A lead that looks automated does not count towards the end.
    await giveLead(LATER, { elapsed: '0' })
    expect(await idsIn()).toContain(LATER)
    await giveLead(LATER)
    expect(await idsIn()).not.toContain(LATER)
    const clicked = await (await shop.request(`/api/display/click/${LATER}`)).json()
    expect(clicked.poptins).toEqual([])
    const { left_out_kinds } = await (
      await shop.form(`/api/display/left-out/${OPEN_SITE}`, { domain: 'any.example' })
    ).json()
    expect(left_out_kinds).toEqual({ leads: 1 })
    const owner = (await ownerWords(shop.store))(OPEN_SITE)
    const request = { domain: 'any.example', 'wisp-owner': owner }
    const { left_out } = await (await shop.form(`/api/display/left-out/${OPEN_SITE}`, request)).json()
    expect(left_out[0].rules).toEqual([
      { rule: 'leads', allows: false, says: 'It shows until it has had 2 leads, and it has.' },
    ])
    const desk = await (await shop.desk('/popups')).json()
    expect(desk.popups.find(({ id }: { id: string }) => id === LATER)).toMatchObject({ ended: true, paused: false })
    // A page that was open at the time still sends one.
    expect((await giveLead(LATER)).status).toBe(200)
    await save({ id: LATER, stopAfterLeads: 10, html: FORM })
    expect(await idsIn()).toContain(LATER)
  })

  it('marks popups that ask for nothing that a subscriber has not given', async () => {
    await shop.store.sites.setCalm(OPEN_SITE, { subscribers: true })
    const phone = FORM.replace('<button', '<input type="tel" data-wisp-field="phone"><button')
    await save({ id: LATER, html: phone })
    await save({ html: FORM })
    const marksNow = async () =>
      Object.fromEntries((await answer(DRAWN)).campaigns.map(({ id, live }: Marked) => [id, live?.calm]))
    expect(await marksNow()).toMatchObject({ [LEAD_POPUP]: 2, [LATER]: 1 })
    await save({ html: '<p>Hello</p>' })
    expect(await marksNow()).toMatchObject({ [LEAD_POPUP]: 1 })
  })

  it('knows an imported subscriber however the address is written, and tells no other site', async () => {
    const ask = async (email: string, site = OPEN_SITE) =>
      (await shop.form(`/api/display/subscriber/${site}`, { email })).json()
    await shop.store.sites.setCalm(OPEN_SITE, { subscribers: true })
    await shop.store.subscribers.add(OPEN_SITE, [hashOf('ann@example.com'), hashOf('ben@example.com')], false)
    // Again: nothing is there twice.
    await shop.store.subscribers.add(OPEN_SITE, [hashOf('ann@example.com')], false)
    expect(await shop.store.subscribers.count(OPEN_SITE)).toBe(2)
    expect(await ask(' Ann@Example.com ')).toEqual({ subscriber: true })
    expect(await ask('eve@example.com')).toEqual({ subscriber: false })
    // Forms send domains in ASCII.
    await shop.store.subscribers.add(OPEN_SITE, [hashOf('ann@bücher.example')], false)
    expect(await ask('ann@xn--bcher-kva.example')).toEqual({ subscriber: true })
    // Programs for mail may hash a domain as it is written in its own script.
    await shop.store.subscribers.add(OPEN_SITE, [sha256('ben@kösel.example')], false)
    for (const spelling of ['ben@xn--ksel-5qa.example', 'Ben@KÖSEL.example', 'Ben <ben@kösel.example>'])
      expect([spelling, await ask(spelling)]).toEqual([spelling, { subscriber: true }])
    // Some systems write an accent as a sign of its own.
    await shop.store.subscribers.add(OPEN_SITE, [hashOf('jose\u0301@example.com')], false)
    for (const spelling of ['jos\u00e9@example.com', 'JOSE\u0301@example.com'])
      expect([spelling, await ask(spelling)]).toEqual([spelling, { subscriber: true }])
    // Whether these reach the same person, only the owner of the domain knows.
    for (const spelling of ['ann+shop@example.com', 'a.nn@example.com', 'ann@mail.example.com'])
      expect([spelling, await ask(spelling)]).toEqual([spelling, { subscriber: false }])
    expect(await ask('')).toEqual({ subscriber: false })
    expect(await ask('ann@example.com', 'closed-site')).toEqual({ subscriber: false })
    await shop.store.subscribers.add(OPEN_SITE, [hashOf('eve@example.com')], true)
    expect([await ask('ann@example.com'), await ask('eve@example.com')]).toEqual([
      { subscriber: false },
      { subscriber: true },
    ])
    await shop.store.sites.setCalm(OPEN_SITE, { page: 1 })
    expect(await ask('eve@example.com')).toEqual({ subscriber: false })
    expect((await shop.form('/api/display/subscriber/nobody', { email: 'a@b.example' })).status).toBe(404)
  })

  it('tells pages of other sites nothing, and one caller no more than a few addresses', async () => {
    const site = 'closed-site'
    await shop.store.sites.setCalm(site, { subscribers: true })
    await shop.store.subscribers.add(site, [hashOf('ann@example.com')], false)
    const ask = async (origin: string, from = shop) =>
      (await from.form(`/api/display/subscriber/${site}`, { email: 'ann@example.com' }, { origin })).json()
    expect(await ask('https://shop.example')).toEqual({ subscriber: true })
    expect(await ask('https://evil.example')).toEqual({ subscriber: false })
    const limited = await openShop(database(), { rate: 24 })
    const look = async () =>
      (await limited.form(`/api/display/subscriber/${OPEN_SITE}`, { email: 'a@b.example' })).status
    expect([await look(), await look(), await look()]).toEqual([200, 200, 429])
    const lead = { poptin_id: LEAD_POPUP, email: 'ann@example.com', elapsed: '9' }
    expect((await limited.form('/api/display/conversion/viewer', lead)).status).toBe(200)
    await limited.close()
  })

  it('takes a long list in steps, and with the whole of a new one drops what that does not have', async () => {
    const hashes = Array.from({ length: 1_500 }, (_, number) => hashOf(`${number}@example.com`))
    await shop.store.subscribers.add(OPEN_SITE, hashes, true)
    expect(await shop.store.subscribers.count(OPEN_SITE)).toBe(hashes.length)
    await shop.store.subscribers.add(OPEN_SITE, hashes.slice(700), true)
    expect(await shop.store.subscribers.count(OPEN_SITE)).toBe(800)
    expect(await shop.store.subscribers.has(OPEN_SITE, '701@example.com')).toBe(true)
    await shop.store.subscribers.add(OPEN_SITE, [], true)
    expect(await shop.store.subscribers.count(OPEN_SITE)).toBe(0)
  })
})

it('a list of subscribers has addresses or hashes, alone or among other columns', () => {
  const file = join(folder, 'list.csv')
  const ann = hashOf('ann@example.com')
  writeFileSync(file, `name;email\r\nAnn;"Ann@Example.com"\r\n\r\n${ann.toUpperCase()}\nBen,ben@example.com\n`)
  expect(readSubscribers(file)).toEqual([ann, hashOf('ben@example.com')])
  // Beside an address, a hash may be one of a name or a phone number.
  writeFileSync(file, `${hashOf('+44 20 7946 0000')},ann@example.com\n`)
  expect(readSubscribers(file)).toEqual([ann])
  writeFileSync(file, 'email\nann@example.com\nnobody\n12\n')
  const problem = { message: expect.stringContaining('neither an email address nor its SHA-256') }
  const problems = [3, 4].map((line) => expect.objectContaining({ line, ...problem }))
  expect(() => readSubscribers(file)).toThrow(expect.objectContaining({ problems }))
})
