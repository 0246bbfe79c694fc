import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../../server/db/database'
import { libsqlDialect } from '../../../../server/db/libsql'
import { figures } from '../../../../server/db/migrations/0030-figures'
import type { Tables } from '../../../../server/db/schema/index'
import { createStore } from '../../../../server/store/store'
import { popupOf } from '../../../support/shop'

const DAY = 24 * 60 * 60_000
const DAYS = 400
const START = Date.UTC(2024, 11, 31)

it('counts what was stored before there were counters in a few statements, over however many days it was', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-figures-'))
  const store = createStore(await openDatabase({ dataDir, databaseUrl: '' }))
  await store.sites.add({ key: 'demo', name: 'Demo' })
  const popup = popupOf({})
  await store.popups.save('demo', popup)
  await store.close()
  let statements = 0
  const db = new Kysely<Tables>({ dialect: libsqlDialect(dataDir), log: () => void statements++ })
  const facts = { viewer_id: '', client_id: '', trigger: '', url: '', email: '', store: '', customer_id: '' }
  const report = { ...facts, report_id: null, view_id: null, popup_id: popup.id, kind: 'view' as const }
  const rows = Array.from({ length: DAYS }, (_, day) => {
    return { ...report, id: `${day}`, answer_id: day % 2 ? null : `answer ${day}`, at: START + day * DAY + (day % 2) }
  })
  await db.insertInto('report').values(rows).execute()
  for (const table of ['popup_day', 'popup_month']) await db.schema.dropTable(table).execute()
  statements = 0
  for (const step of figures.steps) await step(db)
  expect(statements).toBeLessThan(10)
  const days = await db.selectFrom('popup_day').select(['day', 'views']).orderBy('day').execute()
  expect(days).toEqual(rows.map(({ at }) => ({ day: Math.floor(at / DAY), views: 1 })))
  const months = await db.selectFrom('popup_month').selectAll().orderBy('month').execute()
  const none = { site_key: 'demo', popup_id: popup.id, writer: 0, closes: 0, conversions: 0, leads: 0, suspects: 0 }
  expect(months[0]).toEqual({ ...none, month: Date.UTC(2024, 11), views: 1, counted: 1, counted_at: START, lead_at: 0 })
  expect(months[1]).toEqual({
    ...none,
    month: Date.UTC(2025, 0),
    views: 31,
    counted: 15,
    counted_at: Date.UTC(2025, 0, 30),
    lead_at: 0,
  })
  expect(months.reduce((sum, { views }) => sum + views, 0)).toBe(DAYS)
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})
