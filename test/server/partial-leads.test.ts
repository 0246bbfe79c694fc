/** Leads of forms with several steps: a part of one may arrive first, and the whole one takes its place. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type DatabaseLocation, openDatabase } from '../../server/db/database'
import { openLeadsCsv } from '../../server/leads/export'
import { uncountedViewer } from '../../server/reports/viewer'
import { describeOnEachDatabase } from '../support/databases'
import { everydayRows } from '../support/everyday-share'
import { OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'

const POPUP = 'popupsteps001'
const HTML = `<form data-wisp-form>
  <section data-wisp-screen="skin"><fieldset data-wisp-field="skin">
    <input type="radio" name="skin" value="dry" data-wisp-tag="dry-skin"><input type="radio" name="skin" value="oily" data-wisp-tag="oily-skin">
  </fieldset></section>
  <section data-wisp-screen="mail"><input type="email" data-wisp-field="email" required></section>
  <section data-wisp-screen="call"><input type="tel" data-wisp-field="phone" required></section>
</form>`

describeOnEachDatabase('a lead of a form with steps', (database) => {
  let location: DatabaseLocation
  let shop: Shop
  beforeAll(async () => {
    location = database()
    shop = await openShop(location)
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: POPUP, name: 'Quiz', html: HTML }))
  })
  afterAll(() => shop.close())

  /** @param part how often the page has saved it; 0 for the whole */
  const send = async (
    submission: string,
    part: number | undefined,
    more: Record<string, string> = {},
    tags = '',
    viewer = 'any',
  ) => {
    const extra = [
      ...(part === undefined ? [] : [{ name: 'wisp-part', property_name: '', value: `${part}` }]),
      ...(tags ? [{ name: 'wisp-tags', property_name: 'wisp-tags', value: tags }] : []),
      { name: 'skin', property_name: 'skin', value: `after ${part}` },
    ]
    const response = await shop.form(`/api/display/conversion/${viewer}`, {
      poptin_id: POPUP,
      email: `${submission}@example.com`,
      newExtraFields: JSON.stringify(extra),
      submission_id: submission,
      elapsed: '9',
      ...more,
    })
    expect(response.status).toBe(200)
    return (await response.json()).conversion_id as string
  }
  const leadsOf = (submission: string) => shop.store.leads.all({ search: `${submission}@example.com` })
  const figures = async () => (await shop.store.figures.totals()).get(POPUP)

  it.each(
    everydayRows([
      { arrivals: [1, 0], stays: 'after 0', complete: true },
      { arrivals: [0, 1], stays: 'after 0', complete: true },
      { arrivals: [1, 2], stays: 'after 2', complete: false },
      { arrivals: [2, 1], stays: 'after 2', complete: false },
      { arrivals: [1, 3, 2, 0, 3, 0], stays: 'after 0', complete: true },
      { arrivals: [undefined, 1], stays: 'after undefined', complete: true },
    ]),
  )('is one, and the fuller one: $arrivals', async ({ arrivals, complete, stays }) => {
    const before = (await figures())?.conversions ?? 0
    const submission = `order-${arrivals.join('-')}`
    const ids = new Set<string>()
    for (const part of arrivals) ids.add(await send(submission, part))
    const leads = await leadsOf(submission)
    expect(leads).toHaveLength(1)
    expect([...ids]).toEqual([leads[0]?.id])
    expect(leads[0]?.fields).toEqual({ skin: stays })
    expect(leads[0]?.complete).toBe(complete ? undefined : false)
    expect(leads[0]?.problems).toBeUndefined()
    expect(await figures()).toMatchObject({ conversions: before + 1, leads: before + 1 })
  })

  it('is one where all of it arrives at the same moment', async () => {
    await Promise.all([1, 0, 2, 1, 3].map((part) => send('same-moment', part)))
    const leads = await leadsOf('same-moment')
    expect(leads.map(({ complete, fields }) => [complete, fields])).toEqual([[undefined, { skin: 'after 0' }]])
  })

  it('has the tags of its template, and no others', async () => {
    await send('tagged', 0, {}, 'dry-skin,admin,oily-skin,')
    expect((await leadsOf('tagged'))[0]?.tags).toEqual(['dry-skin', 'oily-skin'])
    expect((await leadsOf('tagged'))[0]?.fields).toEqual({ skin: 'after 0' })
  })

  it('says in the CSV whether it is complete, and its tags', async () => {
    await send('half', 1, {}, 'dry-skin')
    let csv = ''
    for await (const row of (await openLeadsCsv(shop.store.reads, { search: '', site: OPEN_SITE }))()) csv += row
    const [header = '', ...rows] = csv.split('\r\n')
    const columns = header.replace('\uFEFF', '').split(',')
    const cell = (email: string, column: string) =>
      rows.find((row) => row.includes(`${email}@`))?.split(',')[columns.indexOf(column)]
    expect([cell('half', 'complete'), cell('half', 'tags')]).toEqual(['no', 'dry-skin'])
    expect([cell('tagged', 'complete'), cell('order-1-0', 'complete')]).toEqual(['yes', 'yes'])
  })

  it('stays when the same submission converts without a lead after it', async () => {
    const id = await send('pressed', 1)
    const before = await figures()
    const response = await shop.form('/api/display/conversion/any', { poptin_id: POPUP, submission_id: 'pressed' })
    expect((await response.json()).conversion_id).toBe(id)
    expect((await leadsOf('pressed')).map(({ complete, fields }) => [complete, fields])).toEqual([
      [false, { skin: 'after 1' }],
    ])
    expect(await figures()).toEqual(before)
    await send('pressed', 0)
    expect((await leadsOf('pressed')).map(({ complete }) => complete)).toEqual([undefined])
  })

  it('is counted in the month of its first part, also where only that looks automated', async () => {
    const id = 'popupmonths01'
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, name: 'Months', html: HTML }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 24 * 60 * 60_000 })
    await send('months', 1, { poptin_id: id, elapsed: '0' })
    vi.useRealTimers()
    await send('months', 0, { poptin_id: id })
    const db = await openDatabase(location)
    const months = await db.selectFrom('popup_month').select(['leads', 'suspects']).where('popup_id', '=', id).execute()
    await db.destroy()
    expect(months).toEqual([{ leads: 1, suspects: 0 }])
  })

  /** Viewer ids of an owner's or a program's page: reports under them are in no figure. */
  const viewerOf = async (kind: 'owner' | 'machine') => uncountedViewer(await shop.store.signer(), OPEN_SITE, kind)

  it.each([
    { name: 'counts from its second part on is in each figure once', counted: [false, true, true] },
    { name: 'counts with its whole is in each figure once', counted: [false, false, true] },
    { name: 'has been counted by its first part is in each figure once', counted: [true, false, true] },
    {
      name: 'has been counted before its whole, which is not, is in each figure once',
      counted: [true, true, false],
      suspects: 1,
    },
    { name: 'does not count in any part is in no figure', counted: [false, false, false], leads: 0 },
  ])('that $name', async ({ name, counted, leads = 1, suspects = 0 }) => {
    const id = `popupparts${counted.map(Number).join('')}`
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, name, html: HTML, stopAfterLeads: 2 }))
    for (const [index, isCounted] of counted.entries()) {
      const viewer = isCounted ? 'any' : await viewerOf(index % 2 ? 'machine' : 'owner')
      await send(`counted-${id}`, (index + 1) % counted.length, { poptin_id: id }, '', viewer)
    }
    expect(await leadsOf(`counted-${id}`)).toHaveLength(1)
    const total = (await shop.store.figures.totals()).get(id)
    expect([total?.conversions ?? 0, total?.leads ?? 0, total?.suspects ?? 0]).toEqual([leads, leads, suspects])
    // A second one ends the popup only if the first one has counted as a lead of a person.
    await send(`second-${id}`, 0, { poptin_id: id })
    const { popups } = await (await shop.desk('/popups')).json()
    expect(Boolean(popups.find((popup: { id: string }) => popup.id === id).ended)).toBe(leads - suspects === 1)
  })

  it('takes the place of a press that was not counted', async () => {
    const id = 'popuppress002'
    await shop.store.popups.save(OPEN_SITE, popupOf({ id, name: 'Press', html: HTML }))
    await shop.form(`/api/display/conversion/${await viewerOf('owner')}`, {
      poptin_id: id,
      submission_id: 'press-first',
    })
    for (const part of [1, 2, 0]) await send('press-first', part, { poptin_id: id })
    expect((await shop.store.figures.totals()).get(id)).toMatchObject({ conversions: 1, leads: 1, suspects: 0 })
  })

  it.each([
    { name: 'before its first part', changedAfter: 0 },
    { name: 'between its part and the whole', changedAfter: 1 },
  ])('is one and whole where its template loses the steps $name', async ({ changedAfter }) => {
    const id = `popupchange0${changedAfter}`
    const saveTemplate = (html: string) => shop.store.popups.save(OPEN_SITE, popupOf({ id, name: 'Changing', html }))
    await saveTemplate(HTML)
    const submission = `changed-${changedAfter}`
    for (const [index, part] of [1, 0].entries()) {
      if (index === changedAfter) await saveTemplate('<form data-wisp-form><input data-wisp-field="email"></form>')
      await send(submission, part, { poptin_id: id })
    }
    expect((await leadsOf(submission)).map(({ complete, fields }) => [complete, fields])).toEqual([
      [undefined, { skin: 'after 0' }],
    ])
  })
})
