/** Every query is asked of a filled database, and none of them may read a whole table of what visitors do. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../../server/db/database'
import { openLeadsCsv } from '../../server/leads/export'
import { today } from '../../server/lib/days'
import { hashOf } from '../../server/sites/subscribers'
import { createDispatcher } from '../../server/webhooks/dispatcher'
import { fill } from '../fill/fill'
import { numbers, popupName, siteName } from '../fill/numbers'
import { describeOnEachDatabase } from '../support/databases'
import { wrongPlan } from '../support/plans'
import { type Query, recordedStore } from '../support/recorded-queries'
import { SEGMENT } from '../support/segment'
import { LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'
import { leftBy } from '../support/store'
import { createClock, LOCAL, settle } from '../support/webhooks'

const LARGE = new Set([
  'report',
  'conversion',
  'delivery',
  'activity',
  'abandonment',
  'page_session',
  'ordered_product',
  'popup_day',
  'vote',
])
/** Choices of the visitors of one site. */
const ORDERED = 30_000
/** Rows that one query may read: a window of a search, or a page of a list popup by popup. */
const MAX_ROWS_PER_QUERY = 2_100

/** Members of the store that only use small tables, or are another name for one that is called. */
const SMALL =
  /^(catalogue|changes|close|contactForms|effects|group|images|isReady|leads|notifier|pages|popups|priceRules|prizes|rates|recommendations|repeats|sign|signer|sites|webhooks|removal\.delete(Page|Form)|reads\.(sites|webhooks|recommendations|popups\.(ofSite|template)|figures))\b/

/**
 * Imports by hand: that of a catalogue counts again what was chosen on its site, and that of a popup whose id a removed site has
 * used gives that site's rows another id. No call of a visitor needs these indexes, and each would slow down every view.
 */
const RARE = [
  /^update "(report|activity|popup_day)" set "popup_id" = \S+ where "popup_id" = \S+$/,
  /^delete from "popup" where "id" = \S+$/,
]
/** A step may be as large as the table is here. Where it is not, the last case looks at it. */
const STEP = /^delete from "ordered_product" where site_key = \S+ [\s\S]+ limit (\d+)\) as walked where at < \S+\)$/

const LARGE_SITE = siteName(0)
const SMALL_SITE = siteName(19)

describeOnEachDatabase('the plans of all queries', (database) => {
  const location = database()
  const isPostgres = Boolean(location.databaseUrl)
  let recorded: ReturnType<typeof recordedStore>
  let shop: Shop
  beforeAll(async () => {
    await fill(location, { views: 20_000, leads: 8_000, sites: 20, deliveries: 60_000, seed: 1 })
    recorded = recordedStore(location)
    shop = await openShop(location, { store: recorded.store })
  })
  afterAll(async () => {
    await shop.close()
    await recorded.store.close()
  })

  const asVisitor = async (): Promise<void> => {
    const popup = popupName(0, 0)
    await shop.form(`/api/display/${LARGE_SITE}`, { client_id: 'one' })
    await shop.json(`/api/display/viewed/${popup}`, { client_id: 'one', report_id: 'plan-1' })
    await shop.form(`/api/display/closed/${popup}`, { client_id: 'one', trigger: 'x', report_id: 'plan-2' })
    await shop.form(`/api/display/counted/${popup}`, { moment: 'viewed' })
    const question = { popupId: popup, field: 'tea' }
    await recorded.store.votes.add({ ...question, clientId: 'one', answers: ['green'] })
    await recorded.store.votes.add({ ...question, clientId: 'one', answers: ['black'] })
    await recorded.store.votes.of(popup, 'tea')
    await shop.form('/api/display/total-website-session/one', { url: 'https://shop.example/' })
    const lead = { poptin_id: popup, p_target: 'lead', email: 'plan@example.com', submission_id: 'plan-3' }
    for (let times = 0; times < 2; times++) await shop.form('/api/display/conversion/v', lead)
    await shop.form('/api/display/conversion/v', { ...lead, poptin_id: LEAD_POPUP, submission_id: 'plan-4' })
    await shop.request(leftBy('visitor-000000001', [{ id: '1', name: 'Mug', category: '' }]))
    await shop.form(`/api/page/ajax/${LARGE_SITE}`, {
      page_id: 'page1',
      page_type: 'page',
      event_name: 'open',
      session_id: '1',
      action: 'wplx_save_hit',
    })
  }

  const asOwner = async (): Promise<void> => {
    for (const path of ['popups', 'forms', 'carts', 'webhooks', `pages?site=${LARGE_SITE}`, 'images', 'leads'])
      expect([path, (await shop.desk(`/${path}`)).status]).toEqual([path, 200])
    await shop.desk(`/popups/${popupName(0, 0)}/figures`)
    await shop.desk(`/webhooks?site=${LARGE_SITE}`)
    await shop.desk('/files/none')
    const { next } = await (await shop.desk('/leads?limit=10')).json()
    await shop.desk(`/leads?limit=10&cursor=${next}`)
    await shop.desk('/leads', { 'Wisp-Search': 'nobody' })
    await (await shop.desk('/leads.csv', { 'Wisp-Search': 'ann' })).text()
    const carts = await (await shop.desk('/carts?limit=5')).json()
    await shop.desk(`/carts?limit=5&cursor=${carts.next}`)
  }

  const asCommand = async (): Promise<void> => {
    const { store } = recorded
    for (const site of [LARGE_SITE, SMALL_SITE])
      for await (const _ of (await openLeadsCsv(store.reads, { search: '', site }))());
    await store.sites.listing('shop.example')
    await store.sites.setLimits(LARGE_SITE, { views: 1e6 })
    await store.figures.leadsOf([popupName(0, 0)])
    await store.figures.used(LARGE_SITE, 0)
    await store.figures.leadsSince(LARGE_SITE, today() - 29)
    await store.submissions.countFiles(LARGE_SITE)
    await store.submissions.find(popupName(0, 0), 'none')
    await store.submissions.filesOf(['none'])
    await store.submissions.contentsOf('none')
    await store.conversions.find(popupName(0, 0), 'none')
    await store.catalogue.replace(LARGE_SITE, 'ILS', [])
    await store.figures.withLeads(LARGE_SITE)
    await store.figures.days(LARGE_SITE, popupName(0, 0), today() - 29, today())
    await store.votes.ofPopup(popupName(0, 0))
    await store.reads.voteCounts.of(popupName(0, 0), 'tea')
    await store.reads.voteCounts.ofPopup(popupName(0, 0))
    await store.reads.pageFigures.sites()
    await store.reads.carts.find('none')
    await store.reads.leads.all({ search: 'nobody' })
    await store.submissions.file('none')
    const submission = { id: 'plan', email: 'a@example.com', fields: {}, suspect: false, url: '', files: [] }
    await store.submissions.add({ ...submission, siteKey: LARGE_SITE, popupId: popupName(0, 0), segment: SEGMENT })
    const choice = { clientId: 'one', customerId: '', source: 'order' as const, value: '', currency: '', url: '' }
    await store.choices.ordered(LARGE_SITE, { ...choice, products: [{ id: '1', name: '', category: '' }] })
    const { id } = await store.webhooks.add({
      siteKey: OPEN_SITE,
      url: 'http://127.0.0.1:9/',
      events: ['lead.created'],
    })
    await shop.form('/api/display/conversion/v', {
      poptin_id: LEAD_POPUP,
      p_target: 'lead',
      email: 'a@example.com',
      submission_id: 'p5',
    })
    const { id: popupId, siteKey } = { id: popupName(0, 0), siteKey: LARGE_SITE }
    for (const part of [1, 0])
      await store.conversions.add({
        ...{ popupId, siteKey, segment: SEGMENT, submissionId: 'plan-steps', part, tags: '' },
        ...{
          viewerId: 'v',
          clientId: '',
          target: 'lead',
          lead: true,
          suspect: false,
          email: 'a@example.com',
          fields: {},
        },
        ...{ consent: '', trigger: '', url: '', facts: {}, problems: {}, elapsed: 9, trap: '' },
      })
    const clock = createClock()
    await settle(createDispatcher(store, { allowed: LOCAL, now: clock.now }))
    const [delivery] = await store.deliveries.list(id, 5)
    if (delivery) await store.deliveries.again(delivery.id)
    const webhook = await store.webhooks.find(id)
    if (webhook && delivery) {
      const claim = store.deliveries.testOf(webhook, Date.now())
      const outcome = { delivered: true, status: 200, took: 1, answer: '', at: Date.now() }
      await store.deliveries.keepTest(claim, webhook, outcome)
      await store.deliveries.release(claim, Date.now())
      await store.deliveries.drop({ id: claim.id })
      await store.reads.deliveries.find(delivery.id)
    }
    await store.deliveries.find('none')
    await store.deliveries.after({ webhookId: '', queue: '' }, 5)
    await store.deliveries.firstOf({ webhookId: id, queue: 'later' })
    await store.deliveries.purge()
    await store.removal.unfinished(SMALL_SITE)
    await store.deliveries.giveUp(id)
    await store.deliveries.forget('nobody')
    await store.deliveries.countWaiting(id)
    await store.popups.save(OPEN_SITE, popupOf({ id: 'planpopup0001' }))
    await store.consents.all('planpopup0001')
    await store.reads.popups.translated('planpopup0001')
    await store.reports.addMachine([{ siteKey: LARGE_SITE, popupId: popupName(0, 0), segment: SEGMENT }])
    await store.subscribers.add(LARGE_SITE, ['0'.repeat(64)], true)
    await store.subscribers.has(LARGE_SITE, 'plan@example.com')
    await store.subscribers.count(LARGE_SITE)
    await store.addresses.set(LARGE_SITE, 'privacy', 'https://shop.example/privacy')
    await store.addresses.users(LARGE_SITE, 'privacy')
    await store.addresses.of(LARGE_SITE)
    await store.reads.popups.translated(popupName(0, 0))
    await store.subscribers.add(LARGE_SITE, [hashOf('ann@example.com')], true)
    await store.subscribers.has(LARGE_SITE, 'ann@example.com')
    await store.subscribers.count(LARGE_SITE)
    store.reports.addMachine([{ siteKey: LARGE_SITE, popupId: popupName(0, 0), segment: SEGMENT }])
    await store.reports.flushMachines()
    await store.removal.deletePopup('planpopup0001')
    await store.webhooks.remove({ id, siteKey: OPEN_SITE })
    await store.removal.removeSite(SMALL_SITE)
    await store.popups.save(OPEN_SITE, popupOf({ id: popupName(19, 0) }))
    // Votes that an interrupted removal has left.
    await recorded.db.updateTable('popup').set({ status: 'deleted' }).where('id', '=', popupName(1, 0)).execute()
    for (const { run } of store.upkeep) await run()
  }

  /** Asked of a connection that has just been opened, which reads the statistics anew. */
  const wrongAmong = async (queries: Query[]): Promise<string[]> => {
    const db = connect(location)
    const wrong: string[] = []
    for (const query of queries)
      for (const why of await wrongPlan(db, query, LARGE, isPostgres, MAX_ROWS_PER_QUERY))
        wrong.push(`${why}: ${query.sql}`)
    await db.destroy()
    return wrong
  }

  it('find what they need by an index', async () => {
    await asVisitor()
    await asOwner()
    await asCommand()
    const queries = recorded.queries()
    expect(queries.length).toBeGreaterThan(100)
    // Whoever adds a query adds it here, too.
    expect(recorded.uncalled().filter((name) => !SMALL.test(name))).toEqual([])
    const planned = queries
      .filter((query) => /^\s*(select|insert|update|delete|with)/i.test(query.sql))
      .filter((query) => ![...RARE, ...(isPostgres ? [STEP] : [])].some((rare) => rare.test(query.sql)))
    expect(await wrongAmong(planned)).toEqual([])
    if (isPostgres) return
    // A database that has grown since its tables were looked at.
    await sql`delete from sqlite_stat1`.execute(recorded.db)
    expect(await wrongAmong(planned)).toEqual([])
  })

  it('reads only the rows of a step, where a site has many, and ends although most of them stay', async () => {
    const { db, store } = recorded
    const old = sql`case when i % 3 = 0 then i else cast(${Date.now()} as bigint) end`
    await sql`insert into ordered_product (site_key, visitor, source, product_id, customer_id, product_name, category, at)
      select ${LARGE_SITE}, 'buyer' || (100000 + i / 3), 'order', cast(i as text), '', '', '', ${old}
      from ${numbers(0, ORDERED, isPostgres)}`.execute(db)
    await sql`analyze ordered_product`.execute(db)
    const steps: Query[] = []
    const isSmall = ({ sql }: Query) => Number(STEP.exec(sql)?.[1] ?? ORDERED) < ORDERED / 50
    await store.catalogue.replace(LARGE_SITE, 'ILS', [], () => {
      steps.push(...recorded.queries().filter(isSmall))
    })
    const orderedRows = db.selectFrom('ordered_product').select(({ fn }) => fn.countAll().as('rows'))
    const { rows } = await orderedRows.where('visitor', 'like', 'buyer%').executeTakeFirstOrThrow()
    expect(Number(rows)).toBe((ORDERED * 2) / 3)
    expect(steps.length).toBeGreaterThan(0)
    expect(await wrongAmong(steps)).toEqual([])
  })
})
