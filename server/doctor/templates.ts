import type { Db } from '../db/database'
import { popups } from '../popups/queries'
import type { TemplateRecord } from '../template/record'

interface ShownPopup {
  id: string
  siteKey: string
  settings: string
  template: TemplateRecord
}

/** The popups that may show, with their records, one by one: together they may be large. */
export async function* shownPopups(db: Db): AsyncGenerator<ShownPopup> {
  const rows = await db
    .selectFrom('popup')
    .select(['id', 'site_key as siteKey', 'settings'])
    .where('status', 'in', ['on', 'paused'])
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const template = await popups(db).record(row.id)
    if (template) yield { ...row, template }
  }
}
