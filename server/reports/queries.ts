/** Reports of views, closes and other activity from visitors' browsers. */
import type { Insertable, Transaction } from 'kysely'
import type { Notifier } from '../db/notifier'
import type { Tables } from '../db/schema/index'
import type { Announced } from '../events/announce'
import { newRowId } from '../lib/ids'
import type { Counted } from '../results/counting'
import type { Group } from './group'
import type { Kind } from './queue'
import { createTally, type Tallied } from './tally'

interface NewReport extends Counted {
  /** Id given by the browser, the same on every retry; '' from scripts that send none. */
  reportId: string
  viewerId: string
  clientId: string
  trigger: string
  url: string
  email: string
  store: string
  customerId: string
}

interface NewClose extends NewReport {
  /** The view that it ends; '' if not known. */
  viewId: string
  /** Present if a webhook may want to know. */
  announced?: Announced | undefined
}

interface NewActivity {
  reportId?: string
  /** Site key; for a session, the page's host. */
  site?: string
  clientId: string
  kind: Tables['activity']['kind']
  popupId?: string
  status?: string
  email?: string
  url?: string
  store?: string
  customerId?: string
}

const toRow = (
  kind: Tables['report']['kind'],
  { reportId, popupId, viewerId, clientId, customerId, siteKey: _, segment: __, ...rest }: NewReport,
) => ({
  id: newRowId(),
  report_id: reportId || null,
  view_id: null as string | null,
  answer_id: null as string | null,
  popup_id: popupId,
  kind,
  viewer_id: viewerId,
  client_id: clientId,
  customer_id: customerId,
  ...rest,
  at: Date.now(),
})

type Row = ReturnType<typeof toRow>

/** A row, and where it is counted. */
interface Report {
  row: Row
  of: Counted
}

/** Resolves with the ids of those that were not stored before. */
const insert = async (step: Transaction<Tables>, rows: Row[]): Promise<Set<string>> => {
  if (!rows.length) return new Set()
  const stored = await step
    .insertInto('report')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(stored.map(({ id }) => id))
}

const nameOf = ({ popup_id, report_id }: Pick<Row, 'popup_id' | 'report_id'>): string => `${popup_id} ${report_id}`

/** The ids under which views were stored that are sent again. */
const keptIds = async (step: Transaction<Tables>, rows: Row[]): Promise<Map<string, string>> => {
  if (!rows.length) return new Map()
  const stored = await step
    .selectFrom('report')
    .select(['id', 'popup_id', 'report_id'])
    .where('kind', '=', 'view')
    .where('popup_id', 'in', [...new Set(rows.map(({ popup_id }) => popup_id))])
    .where('report_id', 'in', [...new Set(rows.flatMap(({ report_id }) => report_id ?? []))])
    .execute()
  return new Map(stored.map((row) => [nameOf(row), row.id]))
}

/** Each view once, however often it is sent; tells its id. The first view of each answer counts towards the site's limit. */
const views: Kind<Report, string> = {
  name: 'view',
  async write(step, reports) {
    const rows = reports.map(({ row }) => row)
    const first = await insert(step, rows)
    // Their answer has had its view.
    const others = rows.filter(({ id, answer_id }) => !first.has(id) && answer_id)
    const again = await insert(
      step,
      others.map((row) => ({ ...row, answer_id: null })),
    )
    const isLeft = ({ id }: Row): boolean => !first.has(id) && !again.has(id)
    const storedIds = await keptIds(step, rows.filter(isLeft))
    return reports.map(({ row, of }) => {
      if (!isLeft(row)) {
        const isCounted = first.has(row.id) && row.answer_id !== null
        const figures = isCounted ? { views: 1, counted: 1 } : { views: 1 }
        return { answer: row.id, occurrence: { ...of, at: row.at, figures } }
      }
      const id = storedIds.get(nameOf(row))
      if (!id) throw new Error('A view was neither kept nor found')
      return { answer: id }
    })
  },
}

const closes: Kind<Report & Pick<NewClose, 'announced'>, undefined> = {
  name: 'close',
  async write(step, reports) {
    const stored = await insert(
      step,
      reports.map(({ row }) => row),
    )
    return reports.map(({ row, of, announced }) => {
      const { id, email, trigger, url, at } = row
      if (!stored.has(id)) return { answer: undefined }
      const event = { event: 'popup.closed' as const, at, data: { id, email, trigger, url } }
      return {
        answer: undefined,
        occurrence: { ...of, at, figures: { closes: 1 } },
        ...(announced && { event: { ...announced, ...event } }),
      }
    })
  },
}

/** Only counted: no row says anything of the visitor. */
const nameless: Kind<Counted & { at: number; moment: 'views' | 'closes' }, undefined> = {
  name: 'nameless',
  async write(_, rows) {
    return rows.map(({ at, moment, ...of }) => ({
      answer: undefined,
      occurrence: { ...of, at, figures: { [moment]: 1, [`nameless_${moment}`]: 1 } },
    }))
  },
}

const activities: Kind<Insertable<Tables['activity']>, undefined> = {
  name: 'activity',
  async write(step, rows) {
    await step
      .insertInto('activity')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return rows.map(() => ({ answer: undefined }))
  },
}

/** Nothing is stored of a program but that it came. */
const machines: Kind<Tallied, undefined> = {
  name: 'machine',
  async write(_, rows) {
    const at = Date.now()
    return rows.map(({ of, times }) => ({ answer: undefined, occurrence: { ...of, at, figures: { machines: times } } }))
  },
}

const toActivity = (activity: NewActivity): Insertable<Tables['activity']> => {
  const { clientId, kind, popupId = '', status = '', email = '', url = '', store = '', customerId = '' } = activity
  return {
    id: newRowId(),
    report_id: activity.reportId || null,
    site: activity.site ?? '',
    client_id: clientId,
    kind,
    popup_id: popupId,
    status,
    email,
    url,
    store,
    customer_id: customerId,
    at: Date.now(),
  }
}

const countedOf = ({ siteKey, popupId, segment }: NewReport): Counted => ({ siteKey, popupId, segment })

/** In the order of what is unique: a view's answer has one view, a view one close. */
const keyOf = (row: Row): string => [row.popup_id, row.answer_id, row.view_id, row.report_id ?? row.id].join(' ')

const reportsWith = (group: Group, notifier: Notifier, tally: ReturnType<typeof createTally>) => ({
  /**
   * Stores a view once, however often it is sent, and resolves with its id. `answerId`: the display answer that it
   * belongs to.
   */
  addView(view: NewReport, answerId?: string): Promise<string> {
    const row = { ...toRow('view', view), answer_id: answerId ?? null }
    return group.add(views, { row, of: countedOf(view) }, keyOf(row))
  },
  /** Stores a close once per report id, and once per view. */
  async addClose({ viewId, announced, ...close }: NewClose): Promise<void> {
    const row = { ...toRow('close', close), view_id: viewId || null }
    await group.add(closes, { row, of: countedOf(close), announced }, keyOf(row))
    if (announced) notifier.notify()
  },
  /** Counts that these popups were kept from a program, within a second. */
  addMachine(all: Counted[]): void {
    for (const of of all) tally.add(of)
  },
  /** Resolves when that is written. */
  flushMachines: (): Promise<void> => tally.flush(),
  /** Counts a view or close, by popup and day alone. */
  async addNameless(of: Counted, moment: 'views' | 'closes'): Promise<void> {
    await group.add(nameless, { ...of, at: Date.now(), moment }, newRowId())
  },
  /** Stores an activity once per report id. */
  async addActivity(activity: NewActivity): Promise<void> {
    const row = toActivity(activity)
    const { site, client_id, kind, report_id, id } = row
    await group.add(activities, row, [site, client_id, kind, report_id ?? id].join(' '))
  },
})

export const reports = (group: Group, notifier: Notifier) =>
  reportsWith(
    group,
    notifier,
    createTally((tallied) => group.add(machines, tallied, newRowId())),
  )

export type Reports = ReturnType<typeof reports>
