/** The large tables, and how their rows come about. */
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseLocation } from '../../server/db/database'
import { below, mixed, numbers, padded, popup, SPAN_MS, site, time } from './numbers'

export interface Sizes {
  views: number
  leads: number
  sites: number
  deliveries: number
  seed: number
}

export interface Filling extends Sizes {
  location: DatabaseLocation
  now: number
}

interface Filled {
  name: string
  count(filling: Filling): number
  /** Inserts the rows with these numbers. */
  rows(filling: Filling, from: number, to: number): RawBuilder<unknown>
}

const DAY_MS = 24 * 60 * 60_000

const insert = (
  table: string,
  columns: Record<string, RawBuilder<unknown>>,
  { location, from, to }: { location: DatabaseLocation; from: number; to: number },
): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(columns))} from ${numbers(from, to, Boolean(location.databaseUrl))}
    where true on conflict do nothing`

const text = (value: string): RawBuilder<string> => sql`${sql.lit(value)}`
const whole = (value: number): RawBuilder<number> => sql`${sql.lit(value)}`
const visitor = ({ leads, seed }: Filling): RawBuilder<string> =>
  sql`'visitor-' || ${padded(below(Math.max(leads, 1) * 2, seed, 3), 9)}`
/** Most visitors are no customers of the store. */
const customer = ({ leads, seed }: Filling): RawBuilder<string> =>
  sql`case when ${mixed(seed, 4)} % 10 = 0 then 'customer-' || ${below(Math.max(leads, 1), seed, 5)} else '' end`
const url = ({ seed }: Filling): RawBuilder<string> => sql`'https://shop.example/products/' || ${below(500, seed, 6)}`

const view: Filled = {
  name: 'report',
  count: ({ views }) => views,
  rows: (filling, from, to) => {
    const { sites, seed, views, now, location } = filling
    const columns = {
      id: sql`'f' || ${padded(sql`i`, 12)}`,
      report_id: sql`'report-' || ${padded(sql`i`, 12)}`,
      answer_id: sql`'answer-' || ${padded(sql`i`, 12)}`,
      popup_id: popup(sites, seed),
      kind: text('view'),
      viewer_id: text('viewer'),
      client_id: visitor(filling),
      trigger: text('exitIntent'),
      url: url(filling),
      email: text(''),
      store: text(''),
      customer_id: text(''),
      at: time(now, views),
    }
    return insert('report', columns, { location, from, to })
  },
}

const lead: Filled = {
  name: 'conversion',
  count: ({ leads }) => leads,
  rows: (filling, from, to) => {
    const { sites, seed, leads, now, location } = filling
    const email = sql`'visitor-' || ${padded(sql`i`, 9)} || '@example.com'`
    const columns = {
      id: sql`'f' || ${padded(sql`i`, 12)}`,
      submission_id: sql`'sent-' || ${padded(sql`i`, 12)}`,
      popup_id: popup(sites, seed),
      viewer_id: text('viewer'),
      client_id: visitor(filling),
      target: text('lead'),
      lead: sql`case when i % 20 = 0 then 0 else 1 end`,
      suspect: sql`case when i % 97 = 0 then 1 else 0 end`,
      email,
      fields: sql`'{"name":"Ann ' || i || '","phone":"050-1234567","city":"Haifa"}'`,
      problems: text('{}'),
      search: sql`${email} || ' ann ' || i || ' haifa'`,
      trigger: text('exitIntent'),
      url: url(filling),
      facts: text('{"device":"mobile","language":"he","country":"IL"}'),
      customer_id: customer(filling),
      at: time(now, leads),
    }
    return insert('conversion', columns, { location, from, to })
  },
}

const activity: Filled = {
  name: 'activity',
  count: ({ views }) => Math.floor(views / 4),
  rows: (filling, from, to) => {
    const { sites, seed, views, now, location } = filling
    const columns = {
      id: sql`'f' || ${padded(sql`i`, 12)}`,
      report_id: sql`'activity-' || ${padded(sql`i`, 12)}`,
      site: site(sites, seed),
      client_id: visitor(filling),
      kind: text('viewed'),
      popup_id: popup(sites, seed),
      status: text(''),
      email: text(''),
      url: url(filling),
      store: text(''),
      customer_id: text(''),
      at: time(now, views / 4),
    }
    return insert('activity', columns, { location, from, to })
  },
}

const delivery: Filled = {
  name: 'delivery',
  count: ({ deliveries }) => deliveries,
  rows: ({ sites, seed, deliveries, now, location }, from, to) => {
    // One of a hundred waits, for longer than anybody works with the database.
    const waits = sql`i % 100 = 0`
    const columns = {
      id: sql`'filleddelivery' || ${padded(sql`i`, 10)}`,
      webhook_id: sql`'hook' || ${site(sites, seed)}`,
      site_key: site(sites, seed),
      popup_id: popup(sites, seed),
      event: text('lead.created'),
      body: sql`'{"type":"lead.created","data":{"email":"visitor-' || i || '@example.com"}}'`,
      subject: text(''),
      lane: sql`case when ${waits} then ${text('later')} else ${popup(sites, seed)} end`,
      turn: sql`case when ${waits} then (${whole(now + 30 * DAY_MS)} + i) * 1000 else null end`,
      due_at: sql`case when ${waits} then ${whole(now + 30 * DAY_MS)} + i else ${time(now, deliveries)} end`,
      attempts: whole(1),
      state: sql`case when ${waits} then 'waiting' else 'delivered' end`,
      status: whole(200),
      took: whole(40),
      answer: text('ok'),
      answered_at: time(now, deliveries),
      // Deliveries are kept for a month.
      at: sql`${whole(now - 29 * DAY_MS)} + i * ${whole(Math.floor((29 * DAY_MS) / Math.max(deliveries, 1)))}`,
    }
    return insert('delivery', columns, { location, from, to })
  },
}

const cart: Filled = {
  name: 'abandonment',
  count: ({ leads }) => Math.floor(leads / 5),
  rows: (filling, from, to) => {
    const { sites, seed, leads, now, location } = filling
    const columns = {
      id: sql`'f' || ${padded(sql`i`, 12)}`,
      site_key: site(sites, seed),
      visitor: sql`'cart-' || ${padded(sql`i`, 9)}`,
      kind: sql`case when i % 3 = 0 then 'browse' else 'cart' end`,
      client_id: visitor(filling),
      customer_id: customer(filling),
      products: sql`'[{"id":"' || ${below(1_000, seed, 7)} || '","name":"","category":""}]'`,
      value: text('10.00'),
      currency: text(''),
      url: url(filling),
      at: sql`${whole(now - 89 * DAY_MS)} + i * ${whole(Math.floor((89 * DAY_MS * 5) / Math.max(leads, 1)))}`,
    }
    return insert('abandonment', columns, { location, from, to })
  },
}

const chosen: Filled = {
  name: 'ordered_product',
  count: ({ views }) => Math.floor(views / 10),
  rows: (filling, from, to) => {
    const { sites, seed, views, now, location } = filling
    const columns = {
      site_key: site(sites, seed),
      visitor: visitor(filling),
      source: text('cart'),
      product_id: below(1_000, seed, 7),
      customer_id: text(''),
      product_name: text(''),
      category: text(''),
      at: time(now, views / 10),
    }
    return insert(
      'ordered_product',
      { ...columns, product_id: sql`cast(${columns.product_id} as text)` },
      { location, from, to },
    )
  },
}

const product: Filled = {
  name: 'product',
  count: ({ sites }) => sites * 1_000,
  rows: ({ now, location }, from, to) => {
    const [of, id] = [sql`'site' || ${padded(sql`i / 1000`, 5)}`, sql`cast(i % 1000 as text)`]
    const columns = {
      site_key: of,
      id,
      position: sql`i % 1000`,
      sold_out: whole(0),
      popularity: sql`i % 50`,
      created_at: whole(now),
      data: sql`'{"id":"' || ${id} || '","title":"Product ' || ${id} || '","url":"https://shop.example/' || ${id} || '","price":1990,"variants":[]}'`,
    }
    return insert('product', columns, { location, from, to })
  },
}

const hit: Filled = {
  name: 'page_hit',
  count: ({ views }) => Math.floor(views / 20),
  rows: ({ sites, seed, now, location }, from, to) => {
    const columns = {
      site_key: site(sites, seed),
      day: sql`${whole(Math.floor(now / DAY_MS))} - ${below(400, seed, 8)}`,
      page_id: sql`'page' || ${below(10, seed, 9)}`,
      kind: text('page'),
      option_id: text('0'),
      variant: text(''),
      event: sql`case when i % 2 = 0 then 'open' else 'click' end`,
      element: sql`'element' || ${below(20, seed, 10)}`,
      tag: text('a'),
      hits: sql`i % 100`,
      sessions: sql`i % 50`,
    }
    return insert('page_hit', columns, { location, from, to })
  },
}

const session: Filled = {
  name: 'page_session',
  count: ({ views }) => Math.floor(views / 10),
  rows: ({ sites, seed, now, location }, from, to) => {
    const day = sql`${whole(Math.floor(now / DAY_MS))} - i % 3`
    return insert(
      'page_session',
      { site_key: site(sites, seed), hash: sql`'hash' || ${padded(mixed(seed, 11), 7)} || ${padded(sql`i`, 9)}`, day },
      { location, from, to },
    )
  },
}

const page: Filled = {
  name: 'counted_page',
  count: ({ sites }) => sites * 10,
  rows: ({ now, location }, from, to) =>
    insert(
      'counted_page',
      {
        site_key: sql`'site' || ${padded(sql`i / 10`, 5)}`,
        page_id: sql`'page' || cast(i % 10 as text)`,
        url: text('https://shop.example/page'),
        day: whole(Math.floor((now - SPAN_MS / 1_000) / DAY_MS)),
      },
      { location, from, to },
    ),
}

const vote: Filled = {
  name: 'vote',
  count: ({ views }) => Math.floor(views / 4),
  rows: (filling, from, to) => {
    const { sites, seed, location } = filling
    const columns = {
      popup_id: popup(sites, seed),
      field: text('tea'),
      client_id: visitor(filling),
      answers: sql`case when i % 3 = 0 then '["green"]' else '["black"]' end`,
    }
    return insert('vote', columns, { location, from, to })
  },
}

export const TABLES: Filled[] = [view, lead, activity, delivery, cart, chosen, product, hit, session, page, vote]
