/** The webhooks: addresses to which owners want events of their sites sent. */
import type { Selectable } from 'kysely'
import { noteChange } from '../db/changes'
import type { Db } from '../db/database'
import type { Notifier } from '../db/notifier'
import type { EventName } from '../db/schema/event-names'
import type { Tables } from '../db/schema/index'
import { newWebhookId } from '../lib/ids'
import { deleteDeliveries } from './removal'
import { newSecret } from './signature'

/** Milliseconds for which the previous secret also signs. */
const OLD_SECRET_LIFETIME_MS = 24 * 60 * 60_000

export interface Webhook {
  id: string
  siteKey: string
  /** '': everything of the site. */
  popupId: string
  url: string
  events: EventName[]
  on: boolean
  /** Reason why it is off; '' if it is on. */
  note: string
  failingSince?: number | undefined
}

interface NewWebhook {
  siteKey: string
  popupId?: string
  url: string
  events: readonly EventName[]
  /** One is made up unless given. */
  secret?: string | undefined
}

const toWebhook = (row: Selectable<Tables['webhook']>): Webhook => ({
  id: row.id,
  siteKey: row.site_key,
  popupId: row.popup_id,
  url: row.url,
  events: JSON.parse(row.events),
  on: row.state === 'on',
  note: row.note,
  failingSince: row.failing_since ?? undefined,
})

const add = async (db: Db, { siteKey, popupId = '', url, events, secret = newSecret() }: NewWebhook) => {
  const row: Tables['webhook'] = {
    id: newWebhookId(),
    site_key: siteKey,
    popup_id: popupId,
    url,
    events: JSON.stringify(events),
    secret,
    old_secret: '',
    old_until: 0,
    state: 'on',
    note: '',
    failing_since: null,
    held_until: 0,
    last_turn: 0,
    created_at: Date.now(),
  }
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('webhook').values(row).execute()
    await noteChange(transaction, siteKey)
  })
  return { ...toWebhook(row), secret }
}

export const webhooks = (db: Db, notifier: Notifier) => ({
  add: (webhook: NewWebhook) => add(db, webhook),
  async find(id: string): Promise<Webhook | undefined> {
    const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toWebhook(row)
  },
  /** @param siteKey '' for all sites */
  async list(siteKey = ''): Promise<Webhook[]> {
    const all = db.selectFrom('webhook').selectAll().orderBy('created_at').orderBy('id')
    return (await (siteKey ? all.where('site_key', '=', siteKey) : all).execute()).map(toWebhook)
  },
  /** The events that any webhook of the site has chosen. */
  async eventsOf(siteKey: string): Promise<Set<EventName>> {
    const rows = await db
      .selectFrom('webhook')
      .select('events')
      .where('site_key', '=', siteKey)
      .where('state', '=', 'on')
      .execute()
    return new Set(rows.flatMap(({ events }) => JSON.parse(events) as EventName[]))
  },
  /** The address to send to and the secrets to sign with; undefined if the webhook was removed. */
  async receiver(id: string, now: number): Promise<{ siteKey: string; url: string; secrets: string[] } | undefined> {
    const row = await db
      .selectFrom('webhook')
      .select(['site_key', 'url', 'secret', 'old_secret', 'old_until'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return
    const old = row.old_secret && row.old_until > now ? [row.old_secret] : []
    return { siteKey: row.site_key, url: row.url, secrets: [row.secret, ...old] }
  },
  /** @returns the new secret; the old one signs for another day */
  async rotate(id: string, secret = newSecret()): Promise<string> {
    await db
      .updateTable('webhook')
      .set(({ ref }) => ({ old_secret: ref('secret'), old_until: Date.now() + OLD_SECRET_LIFETIME_MS, secret }))
      .where('id', '=', id)
      .execute()
    return secret
  },
  /** Switches it on again. */
  async resume({ id, siteKey }: Pick<Webhook, 'id' | 'siteKey'>): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const fresh = { state: 'on', note: '', failing_since: null, held_until: 0 } as const
      await transaction.updateTable('webhook').set(fresh).where('id', '=', id).execute()
      await noteChange(transaction, siteKey)
    })
    notifier.notify()
  },
  /** Removes it with all its deliveries. */
  async remove({ id, siteKey }: Pick<Webhook, 'id' | 'siteKey'>): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('webhook').where('id', '=', id).execute()
      await noteChange(transaction, siteKey)
    })
    // If this ends early, the rest is deleted with the old deliveries.
    await deleteDeliveries(db, { webhookId: id })
  },
})

export type Webhooks = ReturnType<typeof webhooks>
