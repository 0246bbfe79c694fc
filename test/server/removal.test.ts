import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLeadsCsv } from '../../server/leads/export'
import { ownerWords } from '../../server/sites/owner-link'
import { describeOnEachDatabase } from '../support/databases'
import {
  CLICK_POPUP,
  CLOSED_POPUP,
  CLOSED_SITE,
  LEAD_POPUP,
  OPEN_SITE,
  openShop,
  popupOf,
  type Shop,
} from '../support/shop'

describeOnEachDatabase('popups that are taken away', (database) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(database())
  })
  afterEach(() => shop.close())

  const popupIds = async (fields: Record<string, string> = {}): Promise<string[]> => {
    const { poptins } = await (await shop.form(`/api/display/${OPEN_SITE}`, fields)).json()
    return poptins.map(({ poptin_id }: { poptin_id: string }) => poptin_id)
  }
  const click = async (id: string) => {
    const response = await shop.request(`/api/display/click/${id}`)
    return { status: response.status, answer: await response.json() }
  }
  const give = (email: string, popup = LEAD_POPUP) =>
    shop.form('/api/display/conversion/v', {
      poptin_id: popup,
      p_target: 'lead',
      email,
      submission_id: email.replace('@', '.'),
    })
  const leads = async () =>
    (await shop.store.leads.all({ search: '' })).map(({ email, popupName }) => [email, popupName])
  const listed = async () => (await (await shop.desk('/popups')).json()).popups

  it('a paused popup is in no display answer, clicks do not open it, and the desk says that it is paused', async () => {
    await shop.store.popups.setPaused(LEAD_POPUP, true)
    expect(await popupIds()).toEqual([CLICK_POPUP])
    expect(await click(LEAD_POPUP)).toMatchObject({ status: 200, answer: { display: 'allowed', poptins: [] } })
    expect(await listed()).toContainEqual(expect.objectContaining({ id: LEAD_POPUP, paused: true }))

    await shop.store.popups.setPaused(LEAD_POPUP, false)
    expect(await popupIds()).toContain(LEAD_POPUP)
    expect((await click(LEAD_POPUP)).answer.poptins).toHaveLength(1)
    expect(await listed()).toContainEqual(expect.objectContaining({ id: LEAD_POPUP, paused: false }))
  })

  it('a paused popup is still visible in its owner’s preview, and what open pages send about it is stored', async () => {
    await shop.store.popups.setPaused(LEAD_POPUP, true)
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const page = `https://shop.example/?wisp-owner=${word}&ppt-preview=${LEAD_POPUP}#top`
    const owners = { preview_poptin_id: LEAD_POPUP, previous_visited_pages_with_current: page }
    expect(await popupIds(owners)).toEqual([LEAD_POPUP])
    expect((await give('late@example.com')).status).toBe(200)
    expect((await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c' })).status).toBe(200)
    expect(await leads()).toEqual([['late@example.com', 'Newsletter']])
  })

  it('a paused popup that is imported again stays paused', async () => {
    await shop.store.popups.setPaused(LEAD_POPUP, true)
    await shop.store.popups.save(OPEN_SITE, popupOf({ name: 'Another name' }))
    expect(await shop.store.popups.find(LEAD_POPUP)).toMatchObject({ name: 'Another name', paused: true })
  })

  it('a deleted popup shows nowhere, and its leads stay under its name', async () => {
    await give('early@example.com')
    await shop.store.removal.deletePopup(LEAD_POPUP)
    expect(await popupIds()).toEqual([CLICK_POPUP])
    expect((await click(LEAD_POPUP)).status).toBe(404)
    expect((await shop.request(`/p/${LEAD_POPUP}?ppt-preview=${LEAD_POPUP}`)).status).toBe(404)
    expect((await shop.form(`/api/display/${OPEN_SITE}`, { preview_poptin_id: LEAD_POPUP })).status).toBe(404)
    expect((await listed()).map(({ id }: { id: string }) => id)).not.toContain(LEAD_POPUP)
    expect(await leads()).toEqual([['early@example.com', 'Newsletter']])
    expect(await (await shop.desk('/leads.csv')).text()).toContain('Newsletter,early@example.com')
  })

  it('a deleted popup still takes the leads that pages have stored for it, so none is lost', async () => {
    await shop.store.removal.deletePopup(LEAD_POPUP)
    const answer = await give('outbox@example.com')
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })])
    expect((await shop.form(`/api/display/closed/${LEAD_POPUP}`, { client_id: 'c' })).status).toBe(200)
    const activity = {
      email: 'outbox@example.com',
      poptin_id: LEAD_POPUP,
      activity: 'closed',
      url: 'https://shop.example/',
    }
    expect((await shop.form('/api/display/conversion-activities/c', activity)).status).toBe(200)
    expect(await leads()).toEqual([['outbox@example.com', 'Newsletter']])
  })

  it('a deleted popup that is imported again has its leads and figures back', async () => {
    await give('early@example.com')
    await shop.store.removal.deletePopup(LEAD_POPUP)
    expect(await shop.store.popups.save(CLOSED_SITE, popupOf({}))).toBe(false)
    expect(await shop.store.popups.save(OPEN_SITE, popupOf({}))).toBe(true)
    expect(await popupIds()).toContain(LEAD_POPUP)
    expect(await listed()).toContainEqual(expect.objectContaining({ id: LEAD_POPUP, conversions: 1 }))
  })

  it('a deleted upgrade popup is no longer offered', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: 1, upgradePopup: CLOSED_POPUP })
    await shop.store.removal.deletePopup(CLOSED_POPUP)
    expect((await shop.store.sites.find(OPEN_SITE))?.limits).toEqual({ restrictedSince: 1 })
  })

  it('the popups of a removed site can be imported into another one, and begin there without leads and figures', async () => {
    await give('early@example.com')
    await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c' })
    await shop.store.removal.removeSite(OPEN_SITE)
    expect(await shop.store.popups.save(CLOSED_SITE, popupOf({ name: 'Moved' }))).toBe(true)
    expect(await shop.store.popups.find(LEAD_POPUP)).toMatchObject({ name: 'Moved', siteKey: CLOSED_SITE })
    expect(await listed()).toContainEqual(expect.objectContaining({ id: LEAD_POPUP, views: 0, conversions: 0 }))
    await give('new@example.com')
    expect((await leads()).sort()).toEqual([
      ['early@example.com', 'Newsletter'],
      ['new@example.com', 'Moved'],
    ])
    expect((await shop.store.leads.all({ search: '', site: OPEN_SITE })).length).toBe(1)
    expect(await listed()).toContainEqual(expect.objectContaining({ id: LEAD_POPUP, conversions: 1 }))
    // The other popups of the removed site keep their ids.
    expect(await shop.store.popups.findEver(CLICK_POPUP)).toMatchObject({ siteKey: OPEN_SITE })
    expect([...(await shop.store.figures.totals()).values()]).toContainEqual(
      expect.objectContaining({ views: 1, closes: 0, conversions: 1 }),
    )
  })

  it('a removed site loses its popups; its leads stay, and late ones are stored', async () => {
    await give('early@example.com')
    await shop.store.removal.removeSite(OPEN_SITE)
    expect((await shop.form(`/api/display/${OPEN_SITE}`, {})).status).toBe(404)
    expect((await shop.store.sites.list()).map(({ key }) => key)).toEqual([CLOSED_SITE])
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([CLOSED_POPUP])
    const late = await (await give('late@example.com')).json()
    // The site's own code no longer runs on pages.
    expect(late).toMatchObject({ success: true, integration: { conversion_code: '' } })
    expect((await leads()).sort()).toEqual([
      ['early@example.com', 'Newsletter'],
      ['late@example.com', 'Newsletter'],
    ])
    const rows = await openLeadsCsv(shop.store.reads, { search: '' })
    const lines: string[] = []
    for await (const row of rows()) lines.push(row)
    expect(lines.slice(1)).toEqual(Array(2).fill(expect.stringContaining('Newsletter')))
  })

  it('a removed site can be added again under its key, and starts empty', async () => {
    await shop.store.sites.setLimits(OPEN_SITE, { restrictedSince: 1, views: 5 })
    await shop.store.removal.removeSite(OPEN_SITE)
    await shop.store.sites.add({ key: OPEN_SITE, name: 'Again' })
    expect(await shop.store.sites.find(OPEN_SITE)).toMatchObject({ name: 'Again', conversionCode: '', limits: {} })
    expect(await popupIds()).toEqual([])
    await expect(shop.store.sites.add({ key: OPEN_SITE, name: 'Twice' })).rejects.toThrow()
    expect((await shop.store.sites.find(OPEN_SITE))?.name).toBe('Again')
  })
})
