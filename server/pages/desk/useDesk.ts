import { useEffect, useState } from 'react'
import type { LeadsAnswer, PopupFigures } from '../../desk'
import type { Api } from './api'
import { append, refresh } from './leads'
import { poll } from './poll'

/** Leads in one answer. */
const PAGE = 50

/** The leads of one search, as far as they have been loaded. */
export interface LeadList {
  search: string
  leads: LeadsAnswer
  /** Time of the newest lead when the list was opened, by the server's clock; any later one is an arrival. */
  since: string
  /** First page as last answered. */
  page: LeadsAnswer
}

interface DeskData {
  /** undefined until the first answer; what is shown stays while the server is away. */
  popups?: PopupFigures[]
  list?: LeadList
  /** All leads, whatever is searched for. */
  leadCount?: number
  connected: boolean
  more(): Promise<void>
}

const open = (search: string, page: LeadsAnswer): LeadList => ({
  search,
  leads: page,
  since: page.leads[0]?.at ?? '',
  page,
})

const renew = (list: LeadList | undefined, search: string, page: LeadsAnswer): LeadList => {
  if (list?.search !== search) return open(search, page)
  return list.page === page ? list : { ...list, page, leads: refresh(list.leads, page) }
}

/** Everything the desk shows, kept up to date while the tab can be seen. */
export const useDesk = (api: Api, search: string): DeskData => {
  const [popups, setPopups] = useState<PopupFigures[]>()
  const [list, setList] = useState<LeadList>()
  const [leadCount, setLeadCount] = useState<number>()
  const [connected, setConnected] = useState(true)

  useEffect(() => {
    const ask = async (signal: AbortSignal): Promise<void> => {
      const [figures, page, all] = await Promise.all([
        api.popups(signal),
        api.leads({ search, limit: PAGE }, signal),
        // A search counts its own matches only.
        search ? api.leads({ limit: 1 }, signal) : undefined,
      ])
      if (signal.aborted) return
      setPopups(figures.popups)
      setLeadCount((all ?? page).total)
      setList((known) => renew(known, search, page))
    }
    return poll(ask, setConnected)
  }, [api, search])

  const more = async (): Promise<void> => {
    const cursor = list?.leads.next
    if (!cursor) return
    const older = await api.leads({ search: list.search, cursor, limit: PAGE })
    // The list may have begun anew meanwhile: then this page is no longer its next one.
    setList((now) =>
      now?.search === list.search && now.leads.next === cursor ? { ...now, leads: append(now.leads, older) } : now,
    )
  }

  return { popups, list, leadCount, connected, more }
}
