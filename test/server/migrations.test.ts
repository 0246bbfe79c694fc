import { Migrator } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '../../server/store/database'
import { first } from '../../server/store/migrations/0001-first'
import { openStore } from '../../server/store/store'
import { describeOnEachDatabase, type NewDatabase } from '../support/databases'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'

const CARD = 'popupcard0001'

/** A database as the first version left it, with a view and a close in it. */
const ofFirstVersion = async (where: ReturnType<NewDatabase>): Promise<void> => {
  const db = connect(where)
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
  await db.destroy()
}

describeOnEachDatabase('migrations', (database) => {
  it('bring a database of the first version up to date, with all that is in it, and again without harm', async () => {
    const where = database()
    await ofFirstVersion(where)
    for (let opened = 0; opened < 2; opened++) {
      const store = await openStore(where)
      expect(await store.sites.find(OPEN_SITE)).toMatchObject({ name: 'Old', currency: 'EUR', limits: {} })
      expect((await store.popups.find(LEAD_POPUP))?.triggers).toEqual({ timeDelay: 5 })
      expect((await store.popups.find(CARD))?.parts).toEqual(['form', 'hebrew', 'closing'])
      expect((await store.desk.figures()).get(LEAD_POPUP)).toEqual({ views: 1, closes: 1, conversions: 0 })
      await store.close()
    }
  })
})
