/** Reports of views, closes and other activity from visitors' browsers. */
import type { Insertable } from 'kysely'
import type { Notifier } from '../db/notifier'
import type { Tables } from '../db/schema/index'
import type { Announced } from '../events/announce'
import { newRowId } from '../lib/ids'
import type { Counted } from '../results/counting'
import type { Group } from './group'
import { activities, closes, machines, nameless, views } from './kinds'
import { type NewReport, type Row, toRow } from './row'
import { createTally } from './tally'

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
