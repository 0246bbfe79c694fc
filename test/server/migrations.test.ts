import { type KyselyPlugin, Migrator, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { connect, openDatabase } from '../../server/db/database'
import { first } from '../../server/db/migrations/0001-first'
import { recordPictures } from '../../server/db/migrations/0058-record-pictures'
import { stepsPart } from '../../server/db/migrations/0060-steps-part'
import { recordsOfTexts } from '../../server/db/migrations/0063-records-of-texts'
import { versionOf } from '../../server/lib/text'
import { createStore, openStore } from '../../server/store/store'
import { PLAIN_DESIGN } from '../../shared/model/design'
import { describeOnEachDatabase, type NewDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { LEAD } from '../support/stored-lead'

const CARD = 'popupcard0001'

/** A database as the first version left it, with a view and a close in it. */
const ofFirstVersion = async (location: ReturnType<NewDatabase>): Promise<void> => {
  const db = connect(location)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ '0001-first': first }) },
  }).migrateToLatest()
  if (error) throw error
  await db
    .insertInto('site')
    .values({ key: OPEN_SITE, name: 'Old', domains: '[]', conversion_code: '', currency: 'EUR', created_at: 1 })
    .execute()
  const { id, name, html, ...settings } = popupOf({})
  const popup = { site_key: OPEN_SITE, name, html, html_version: '', created_at: 1 }
  const design = { ...settings.design, closeOnOutsideClick: true }
  const card = { ...settings, type: 'sside', design, language: 'he', parts: [] }
  await db
    .insertInto('popup')
    .values([
      { ...popup, id, settings: JSON.stringify(settings) },
      { ...popup, id: CARD, settings: JSON.stringify(card), html: '<form data-wisp-form></form>' },
    ])
    .execute()
  const facts = { viewer_id: '', client_id: '', trigger: '', url: '', email: '', store: '', customer_id: '', at: 1 }
  for (const kind of ['view', 'close'] as const)
    await db
      .insertInto('report')
      .values({ id: kind, popup_id: LEAD_POPUP, kind, ...facts })
      .execute()
  const conversion = {
    viewer_id: '',
    client_id: '',
    target: 'lead',
    suspect: 0,
    search: '',
    trigger: '',
    url: '',
    facts: '{}',
    at: 1,
    popup_id: LEAD_POPUP,
    fields: '{"message":"old"}',
  }
  await db
    .insertInto('conversion')
    .values([
      { ...conversion, id: 'old-lead', submission_id: 'submission-1', lead: 1, email: 'old@example.com' },
      { ...conversion, id: 'old-click', submission_id: null, lead: 0, email: '' },
      { ...conversion, id: 'old-click-2', submission_id: null, lead: 0, email: '' },
    ] as never)
    .execute()
  const activity = { ...facts, client_id: 'client', status: '' } as Record<string, unknown>
  delete activity.viewer_id
  delete activity.trigger
  await db
    .insertInto('activity')
    .values([
      { ...activity, id: 'session', kind: 'session', popup_id: '', url: 'shop.example' },
      { ...activity, id: 'seen', kind: 'viewed', popup_id: LEAD_POPUP },
    ] as never)
    .execute()
  await db.destroy()
}

/** Runs something once, as soon as rows with only these columns have been read. */
const afterReading = (columns: string[], meanwhile: () => Promise<unknown>): KyselyPlugin => {
  let hasRun = false
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasRun && `${Object.keys(result.rows[0] ?? {})}` === `${columns}`) {
        hasRun = true
        await meanwhile()
      }
      return result
    },
  }
}

describeOnEachDatabase('migrations', (database) => {
  it('bring a database of the first version up to date with everything in it, and can run again safely', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    for (let opened = 0; opened < 2; opened++) {
      const store = await openStore(location)
      expect(await store.sites.find(OPEN_SITE)).toMatchObject({ name: 'Old', currency: 'EUR', limits: {} })
      expect((await store.popups.find(LEAD_POPUP))?.triggers).toEqual({ timeDelay: 5 })
      expect(await store.popups.find(CARD)).toMatchObject({ type: 'side-small', parts: ['form', 'closing'] })
      expect((await store.figures.totals()).get(LEAD_POPUP)).toEqual({
        views: 1,
        closes: 1,
        namelessViews: 0,
        namelessCloses: 0,
        conversions: 3,
        leads: 1,
        suspects: 0,
        machines: 0,
        leadAt: 1,
      })
      expect(await store.leads.all({ search: '' })).toMatchObject([
        { id: 'old-lead', email: 'old@example.com', fields: { message: 'old' } },
      ])
      // Views that were counted against a limit before stay counted.
      expect((await store.figures.used(OPEN_SITE, 0)).count).toBe(1)
      await store.close()
    }
  })

  it('find the site of each old activity, and from then on keep ids apart by site and popup', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const db = await openDatabase(location)
    const sites = await db.selectFrom('activity').select(['id', 'site']).orderBy('id').execute()
    expect(sites).toEqual([
      { id: 'seen', site: OPEN_SITE },
      { id: 'session', site: 'shop.example' },
    ])
    const store = createStore(db)
    const lead = { ...LEAD, email: 'new@example.com', submissionId: 'submission-1' }
    expect(await store.conversions.add({ ...lead, popupId: LEAD_POPUP })).toBe('old-lead')
    expect(await store.conversions.add({ ...lead, popupId: CARD })).not.toBe('old-lead')
    expect((await store.leads.all({ search: '' })).map(({ email }) => email)).toEqual([
      'new@example.com',
      'old@example.com',
    ])
    await store.close()
  })

  it('read each template once; one that a server of another version saves later is read when it is asked for', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const db = await openDatabase(location)
    const rows = await db.selectFrom('popup').select(['id', 'record']).execute()
    expect(rows.map(({ record }) => typeof record)).toEqual(['string', 'string'])
    const { popups } = createStore(db)
    const screensOf = async (id: string) => (await popups.record(id))?.screens
    expect((await popups.record(CARD))?.marks).toEqual(['form'])
    const html = '<section data-wisp-screen="rules"></section>'
    await db.updateTable('popup').set({ html, html_version: 'newer' }).where('id', '=', CARD).execute()
    expect(await screensOf(CARD)).toEqual(['rules'])
    await db.updateTable('popup').set({ record: null }).execute()
    expect(await screensOf(CARD)).toEqual(['rules'])
    expect(await popups.record('popupnone0001')).toBeUndefined()
    await db.destroy()
  })

  it('read templates again when more is read of them, in all of their languages', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const before = await openDatabase(location)
    const form = (attribute: string) => `<form data-wisp-form><input data-wisp-field="email"${attribute}></form>`
    const popup = popupOf({ id: CARD, html: `<img src="{{server}}/a.jpg">${form(' required')}` })
    await createStore(before).popups.save(OPEN_SITE, { ...popup, translations: { de: { html: form('') } } })
    const ofBefore = JSON.stringify({ reader: 2, version: versionOf(popup.html), template: { fields: [] } })
    await before.updateTable('popup').set({ record: ofBefore }).execute()
    await sql`delete from kysely_migration where name like '%-record-pictures'`.execute(before)
    await before.destroy()
    const db = await openDatabase(location)
    const { record } = await db.selectFrom('popup').select('record').where('id', '=', CARD).executeTakeFirstOrThrow()
    expect(JSON.parse(record ?? '').template).toMatchObject({
      fields: [{ key: 'email', required: false }],
      pictures: [{ src: '{{server}}/a.jpg' }],
    })
    await db.destroy()
  })

  it('read labels, links and texts of what is stored, each language by itself as well', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const before = await openDatabase(location)
    const html = (label: string) => `<form data-wisp-form><label>${label}<input data-wisp-field="q"></label></form>`
    const popup = { ...popupOf({ id: CARD, html: html('Size') }), translations: { de: { html: html('Größe') } } }
    await createStore(before).popups.save(OPEN_SITE, popup)
    await before.updateTable('popup').set({ record: '{"reader":3}' }).execute()
    await sql`delete from kysely_migration where name like '%-translation-records' or name like '%-records-of-texts%'`.execute(
      before,
    )
    await before.schema.alterTable('popup_translation').dropColumn('record').execute()
    await before.destroy()
    const db = await openDatabase(location)
    const rows = await db.selectFrom('popup').select('record').where('id', '=', CARD).execute()
    const translations = await db.selectFrom('popup_translation').select('record').execute()
    const templates = [...rows, ...translations].map(({ record }) => JSON.parse(record ?? '').template)
    expect(templates).toMatchObject([
      { fields: [{ key: 'q', label: 'Size' }], links: [], texts: [{ text: 'Size' }] },
      { fields: [{ key: 'q', label: 'Größe' }], links: [], texts: [{ text: 'Größe' }] },
    ])
    await db.destroy()
  })

  it('have merge tags filled in however they are written, in each language', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const before = await openDatabase(location)
    const popup = popupOf({
      id: CARD,
      html: '<p>&#91;&#91;country]]</p>',
      design: { ...PLAIN_DESIGN, closeOnOutsideClick: false },
    })
    const translations = { de: { html: '<style>.a::after { content: "[[" }</style>' } }
    await createStore(before).popups.save(OPEN_SITE, { ...popup, translations })
    const { settings } = await before
      .selectFrom('popup')
      .select('settings')
      .where('id', '=', CARD)
      .executeTakeFirstOrThrow()
    const read = JSON.parse(settings)
    const ofBefore = { ...read, parts: [], translations: { de: { ...read.translations.de, parts: ['merge-tags'] } } }
    await before
      .updateTable('popup')
      .set({ settings: JSON.stringify(ofBefore), record: '{"reader":5}' })
      .where('id', '=', CARD)
      .execute()
    await sql`delete from kysely_migration where name like '%-records-of-tags%'`.execute(before)
    await before.destroy()
    const db = await openDatabase(location)
    const stored = await createStore(db).popups.find(CARD)
    expect(stored?.parts).toEqual(['merge-tags'])
    expect(stored?.translations?.de?.parts).toEqual([])
    expect(JSON.parse(settings).translations.de.htmlVersion).toBe(stored?.translations?.de?.htmlVersion)
    await db.destroy()
  })

  it('leave room for a language that a server of the build before saves without a record', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const db = await openDatabase(location)
    const html = '<label>Größe<input data-wisp-field="q"></label>'
    await sql`insert into popup_translation (popup_id, language, html, html_version) values (${CARD}, 'de', ${html}, 'v')`.execute(
      db,
    )
    const [translation] = await createStore(db).popups.translated(CARD)
    expect(translation?.template.fields).toMatchObject([{ key: 'q', label: 'Größe' }])
    await db.destroy()
  })

  describe('leave what a server of the build before saves at the same time', () => {
    const steps = `<form data-wisp-form>${['a', 'b'].map((name) => `<section data-wisp-screen="${name}"></section>`).join('')}</form>`
    const saved = async () => {
      const location = database(true)
      await ofFirstVersion(location)
      const db = await openDatabase(location)
      const popup = popupOf({ id: CARD, html: '<p></p>' })
      await createStore(db).popups.save(OPEN_SITE, { ...popup, translations: { de: { html: '<p></p>' } } })
      // The connection that migrates is in use meanwhile.
      const other = connect(location)
      const popupRow = other.updateTable('popup').where('id', '=', CARD)
      await popupRow.set({ record: '{"reader":1}' }).execute()
      const { settings } = await db
        .selectFrom('popup')
        .select('settings')
        .where('id', '=', CARD)
        .executeTakeFirstOrThrow()
      const close = () => Promise.all([db.destroy(), other.destroy()])
      return { db, other, popupRow, settings: JSON.parse(settings), popups: createStore(db).popups, close }
    }

    it('when they renew the parts of popups', async () => {
      const { db, popupRow, settings, popups, close } = await saved()
      await popupRow.set({ settings: JSON.stringify({ ...settings, parts: ['old'] }) }).execute()
      const later = JSON.stringify({ ...settings, parts: ['older'], triggers: { timeDelay: 77 } })
      const save = () => popupRow.set({ html: steps, html_version: versionOf(steps), settings: later }).execute()
      const columns = ['id', 'name', 'settings', 'html', 'html_version']
      await stepsPart.up(db.withPlugin(afterReading(columns, save)))
      expect(await popups.find(CARD)).toMatchObject({ triggers: { timeDelay: 77 }, parts: ['form', 'steps'] })
      await close()
    })

    it('when they renew the records of templates', async () => {
      const { db, other, popupRow, popups, close } = await saved()
      const save = async () => {
        await other
          .updateTable('popup_translation')
          .set({ html: steps, html_version: versionOf(steps) })
          .where('popup_id', '=', CARD)
          .execute()
        await popupRow.set({ record: '{"reader":2}' }).execute()
      }
      await recordPictures.up(db.withPlugin(afterReading(['html', 'html_version', 'settings', 'record'], save)))
      expect((await popups.record(CARD))?.marks).toContain('form')
      await close()
    })

    it('when they read the labels of fields', async () => {
      const { db, other, popupRow, settings, popups, close } = await saved()
      const save = async () => {
        await other
          .updateTable('popup_translation')
          .set({ html: steps, html_version: versionOf(steps) })
          .where('popup_id', '=', CARD)
          .execute()
        await popupRow.set({ settings: JSON.stringify({ ...settings, triggers: { timeDelay: 77 } }) }).execute()
      }
      for (const step of recordsOfTexts.steps)
        await step(db.withPlugin(afterReading(['html', 'html_version', 'settings', 'record'], save)))
      expect((await popups.record(CARD))?.marks).toContain('form')
      await close()
    })
  })

  it('let no words of a consent box go that only a server of another version has saved', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const db = await openDatabase(location)
    const store = createStore(db)
    const htmlOf = (words: string) => `<label data-wisp-field="consent"><input type="checkbox">${words}</label>`
    const html = htmlOf('News')
    await db.updateTable('popup').set({ html, html_version: 'newer', record: null }).where('id', '=', CARD).execute()
    await store.popups.save(OPEN_SITE, popupOf({ id: CARD, html: htmlOf('News and more') }))
    expect((await store.consents.all(CARD)).get(versionOf('News'))).toBe('News')
    await store.close()
  })

  it('leave everything as it was when they fail half-way, so that the next start can run them', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const db = connect(location)
    // One of the migrations needs this name, so it fails half-way.
    await db.schema.createIndex('report_answer_id_once').on('site').column('name').execute()
    await expect(openDatabase(location)).rejects.toThrow('already exists')
    await db.schema.dropIndex('report_answer_id_once').execute()
    await db.destroy()
    const store = await openStore(location)
    expect(await store.leads.all({ search: '' })).toMatchObject([{ id: 'old-lead', email: 'old@example.com' }])
    await store.close()
  })

  it('keep ordered products where there is one site that they can belong to, each once per visitor', async () => {
    const location = database(true)
    await ofFirstVersion(location)
    const before = connect(location)
    const row = { client_id: 'c', customer_id: '', product_name: '', category: '', source: 'orders', at: 1 }
    await before
      .insertInto('ordered_product')
      .values([
        { ...row, id: '1', product_id: 'mug' },
        { ...row, id: '2', product_id: 'mug', at: 2 },
        { ...row, id: '3', product_id: 'pot', source: 'browse_abandonment', client_id: '', customer_id: '77' },
        { ...row, id: '4', product_id: 'pot', client_id: '' },
      ] as never)
      .execute()
    await before
      .insertInto('product')
      .values({ site_key: OPEN_SITE, id: 'mug', position: 0, data: '{"id":"mug","variants":[],"quantity":0}' })
      .execute()
    await before.destroy()
    const db = await openDatabase(location)
    const query = await db.selectFrom('ordered_product').select(['site_key', 'visitor', 'source', 'product_id', 'at'])
    expect(await query.orderBy('product_id').execute()).toEqual([
      { site_key: OPEN_SITE, visitor: 'c', source: 'order', product_id: 'mug', at: 2 },
      { site_key: OPEN_SITE, visitor: '77', source: 'browse', product_id: 'pot', at: 1 },
    ])
    expect(await db.selectFrom('product').select(['id', 'sold_out']).execute()).toEqual([{ id: 'mug', sold_out: 1 }])
    await db.destroy()
  })

  it('give each database its own signing key', async () => {
    const keys = await Promise.all(
      [database(true), database(true)].map(async (location) => {
        const db = await openDatabase(location)
        const rows = await db.selectFrom('signing_key').select('key').execute()
        await db.destroy()
        return rows.map(({ key }) => key)
      }),
    )
    expect(keys.flat()).toHaveLength(2)
    expect(new Set(keys.flat()).size).toBe(2)
  })
})
