/** Products that visitors chose: what was looked at, left in a cart, or ordered. */
import { sql, type Transaction } from 'kysely'
import type { ChosenProduct } from '../../shared/wire/server/products'
import type { Db } from '../db/database'
import { inSteps, type Stepping } from '../db/in-steps'
import type { Tables } from '../db/schema/index'
import type { Source } from '../db/schema/stores'
import { type Announced, announce } from '../events/announce'
import { newRowId } from '../lib/ids'

export interface Choice {
  clientId: string
  customerId: string
  source: Source
  products: ChosenProduct[]
  /** Value of the cart, in major units; '' if unknown. */
  value: string
  currency: string
  url: string
}

type AbandonedChoice = Choice & {
  source: 'cart' | 'browse'
  /** Present if a webhook may want to know of a cart. */
  announced?: Announced
}

/** Milliseconds without a change after which a cart counts as abandoned. */
const ABANDONED_AFTER_MS = 60 * 60_000
/** Carts and looks that have not changed for so long are forgotten. */
const CHOICE_LIFETIME_MS = 90 * 24 * 60 * 60_000

/** '' if the visitor is unknown. */
export const visitorOf = ({ clientId, customerId }: Pick<Choice, 'clientId' | 'customerId'>): string =>
  clientId || customerId

/**
 * Counts each product once per visitor and source. The transaction locks the site first, as importing a catalogue does,
 * so that the two neither miss each other's rows nor wait for each other for ever.
 */
const count = async (db: Db, site: string, choice: Choice): Promise<void> => {
  const { customerId, source, products } = choice
  if (!products.length) return
  const rows = products.map(({ id, name, category }) => ({
    site_key: site,
    visitor: visitorOf(choice),
    source,
    product_id: id,
    customer_id: customerId,
    product_name: name,
    category,
    at: Date.now(),
  }))
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('site')
      .set(({ ref }) => ({ currency: ref('currency') }))
      .where('key', '=', site)
      .execute()
    const added = await transaction
      .insertInto('ordered_product')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('product_id')
      .execute()
    const ids = added.map(({ product_id }) => product_id)
    if (source === 'browse' || !ids.length) return
    await transaction
      .updateTable('product')
      .set((of) => ({ popularity: of('popularity', '+', 1) }))
      .where('site_key', '=', site)
      .where('id', 'in', ids)
      .execute()
  })
}

const forget = async (db: Db, site: string, visitor: string, kind: AbandonedChoice['source']): Promise<void> => {
  await db
    .deleteFrom('abandonment')
    .where('site_key', '=', site)
    .where('visitor', '=', visitor)
    .where('kind', '=', kind)
    .execute()
}

/** Always later than the stored time, so that two changes in the same millisecond differ. */
const LATER_THAN_BEFORE = sql<number>`case when abandonment.at < excluded.at then excluded.at else abandonment.at + 1 end`

/** Schedules the event of an abandoned cart, sent unless the cart is changed or ordered before. */
const announceCart = async (
  transaction: Transaction<Tables>,
  announced: Announced,
  { id, at }: { id: string; at: number },
) => announce(transaction, [{ ...announced, event: 'cart.abandoned', at, subject: id, delay: ABANDONED_AFTER_MS }])

/** Resolves with whether anything has changed: the same facts again write nothing. */
const replace = async (transaction: Transaction<Tables>, site: string, choice: AbandonedChoice): Promise<boolean> => {
  const { clientId, customerId, source, products, value, currency, url, announced } = choice
  const content = {
    client_id: clientId,
    customer_id: customerId,
    products: JSON.stringify(products),
    value,
    currency,
    url,
    at: Date.now(),
  }
  const row = await transaction
    .insertInto('abandonment')
    .values({ id: newRowId(), site_key: site, visitor: visitorOf(choice), kind: source, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'visitor', 'kind'])
        .doUpdateSet({ ...content, at: LATER_THAN_BEFORE })
        .where((eb) =>
          eb.or(
            (['products', 'value', 'currency', 'customer_id'] as const).map((name) =>
              eb(`abandonment.${name}`, '<>', content[name]),
            ),
          ),
        ),
    )
    .returning(['id', 'at'])
    .executeTakeFirst()
  if (row && announced && source === 'cart') await announceCart(transaction, announced, row)
  return Boolean(row)
}

const forgetSome = async (db: Db, kind: AbandonedChoice['source'], before: number, rows: number): Promise<boolean> => {
  const old = db.selectFrom('abandonment').select('id').where('kind', '=', kind).where('at', '<', before).limit(rows)
  const { numDeletedRows } = await db
    .deleteFrom('abandonment')
    .where('kind', '=', kind)
    .where('at', '<', before)
    .where('id', 'in', old)
    .executeTakeFirst()
  return Number(numDeletedRows) >= rows
}

/** Deletes carts and looked-at products that have not changed for 90 days. */
export const forgetOldCarts = async (db: Db, stepping: Stepping = {}): Promise<void> => {
  for (const kind of ['cart', 'browse'] as const)
    if (!(await inSteps((rows) => forgetSome(db, kind, Date.now() - CHOICE_LIFETIME_MS, rows), stepping))) return
}

export const choices = (db: Db) => ({
  /** Stores the latest of what a known visitor has left behind; nothing left removes it. */
  async storeAbandoned(site: string, choice: AbandonedChoice): Promise<void> {
    if (!choice.products.length) return forget(db, site, visitorOf(choice), choice.source)
    if (!(await db.transaction().execute((transaction) => replace(transaction, site, choice)))) return
    await count(db, site, choice)
  },
  /** A known visitor has ordered: the cart is no longer abandoned. */
  async ordered(site: string, choice: Choice): Promise<void> {
    await forget(db, site, visitorOf(choice), 'cart')
    await count(db, site, choice)
  },
})

export type Choices = ReturnType<typeof choices>
