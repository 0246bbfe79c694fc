/**
 * Counts hits, by page and day. Anybody may send any name, so the number of rows is limited: above the limits a name is
 * counted as `other`.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ReceivedHit } from '../../shared/wire/server/hit'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { today } from '../lib/days'

/** A hit of a site's page. */
export interface NewHit extends ReceivedHit {
  site: string
  /** The page, the variant and the option are the site's own, so there are only so many. */
  isKnown: boolean
}

/** Rows of a page and day, before names are counted as `other`. */
const MAX_ROWS_PER_DAY = 200
/** Pages of a site that were not imported here. */
const MAX_OTHER_PAGES = 50
/** Sessions that are told apart, for each page, event and day. */
const MAX_SESSIONS = 100_000

/** All names that are not counted by themselves are counted under this one. */
export const OTHER = 'other'
const EVENTS = new Set(['open', 'close', 'click', 'submit', 'mark-campaign-complete'])
/** Events that the desk counts by sessions: how many have seen something, how many have sent a form. */
const ONCE = new Set(['open', 'submit'])

/** Resolves with the page that the hit is counted for. */
const notePage = async (transaction: Transaction<Tables>, hit: NewHit, day: number): Promise<string> => {
  const { site, page, url, isKnown } = hit
  const row = { site_key: site, page_id: page, url, day }
  const countedPage = await transaction
    .selectFrom('counted_page')
    .select('day')
    .where('site_key', '=', site)
    .where('page_id', '=', page)
    .executeTakeFirst()
  if (countedPage && countedPage.day >= day) return page
  if (!countedPage && !isKnown && page !== OTHER && (await countPages(transaction, site)) >= MAX_OTHER_PAGES)
    return notePage(transaction, { ...hit, page: OTHER, url: '' }, day)
  await transaction
    .insertInto('counted_page')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_key', 'page_id']).doUpdateSet({ url, day }))
    .execute()
  return page
}

const countPages = async (transaction: Transaction<Tables>, site: string): Promise<number> => {
  const { count } = await transaction
    .selectFrom('counted_page')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_key', '=', site)
    .executeTakeFirstOrThrow()
  return count
}

type Row = Pick<
  Tables['page_hit'],
  'site_key' | 'day' | 'page_id' | 'kind' | 'option_id' | 'variant' | 'event' | 'element'
>

const KEY = ['site_key', 'day', 'page_id', 'kind', 'option_id', 'variant', 'event', 'element'] as const

const sessionsOf = async (transaction: Transaction<Tables>, row: Row): Promise<number | undefined> => {
  let query = transaction.selectFrom('page_hit').select('sessions')
  for (const name of KEY) query = query.where(name, '=', row[name])
  return (await query.executeTakeFirst())?.sessions
}

const isFull = async (transaction: Transaction<Tables>, { site_key, day, page_id }: Row): Promise<boolean> => {
  const { count } = await transaction
    .selectFrom('page_hit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_key', '=', site_key)
    .where('day', '=', day)
    .where('page_id', '=', page_id)
    .executeTakeFirstOrThrow()
  return count >= MAX_ROWS_PER_DAY
}

/** The same without names that anybody could make up. What is left has a limited number of values. */
const folded = (row: Row, isKnown: boolean): Row => ({
  ...row,
  element: row.element === `whole_${row.kind}` ? row.element : OTHER,
  event: EVENTS.has(row.event) ? row.event : OTHER,
  ...(!isKnown && { option_id: row.kind === 'page' ? '0' : OTHER, variant: row.variant && OTHER }),
})

/** The row that the hit is counted in, and how many sessions that has. */
const placeOf = async (
  transaction: Transaction<Tables>,
  row: Row,
  isKnown: boolean,
): Promise<{ row: Row; sessions: number }> => {
  const sessions = await sessionsOf(transaction, row)
  if (sessions !== undefined) return { row, sessions }
  if (!(await isFull(transaction, row))) return { row, sessions: 0 }
  const other = folded(row, isKnown)
  return { row: other, sessions: (await sessionsOf(transaction, other)) ?? 0 }
}

/** True if the session has not done this before. */
const isNew = async (transaction: Transaction<Tables>, row: Row, session: string): Promise<boolean> => {
  const { site_key, day, page_id, kind, option_id, variant, event } = row
  const key = [page_id, kind, option_id, variant, event, session].join(' ')
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, 16)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('page_session')
    .values({ site_key, hash, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}

const increase = async (transaction: Transaction<Tables>, row: Row, tag: string, sessions: number): Promise<void> => {
  await transaction
    .insertInto('page_hit')
    .values({ ...row, tag, hits: 1, sessions })
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet(({ eb }) => ({
        hits: eb('page_hit.hits', '+', 1),
        sessions: eb('page_hit.sessions', '+', sessions),
      })),
    )
    .execute()
}

const add = async (transaction: Transaction<Tables>, hit: NewHit, day: number): Promise<void> => {
  const page = await notePage(transaction, hit, day)
  const { site, kind, option, variant, event, element, session, tag, isKnown } = hit
  const names = { kind, option_id: option, variant, event, element }
  const { row, sessions } = await placeOf(transaction, { site_key: site, day, page_id: page, ...names }, isKnown)
  const counts = ONCE.has(row.event) && session !== ''
  // Above the limit every session counts as a new one.
  const fresh = counts && (sessions >= MAX_SESSIONS || (await isNew(transaction, row, session)))
  await increase(transaction, row, row.element === element ? tag : '', Number(fresh))
}

export const hits = (db: Db) => ({
  async add(hit: NewHit): Promise<void> {
    const day = today()
    await db.transaction().execute((transaction) => add(transaction, hit, day))
  },
})

export type Hits = ReturnType<typeof hits>
