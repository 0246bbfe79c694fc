import { useEffect, useState } from 'react'
import type { CartsAnswer, FormFigures, LeadsAnswer, PagesAnswer, PopupsAnswer } from '../../desk'
import type { Api } from './api'
import { append, refresh } from './leads'
import { poll } from './poll'
import { useCarts } from './useCarts'
import { type Pictures, usePictures } from './usePictures'

/** Leads per request. */
const PAGE = 50

/** The leads of one search, as far as they have been loaded. */
export interface LeadList {
  search: string
  leads: LeadsAnswer
  /** Time of the newest lead when the list was opened, by the server's clock; later leads are shown as new. */
  since: string
  /** The first page of the latest answer. */
  page: LeadsAnswer
}

/** undefined until the first answer. Kept while the server does not answer. */
interface DeskData extends Partial<PopupsAnswer> {
  list?: LeadList
  /** Number of all leads, regardless of the search. */
  leadCount?: number
  carts?: CartsAnswer
  pages?: PagesAnswer
  forms?: FormFigures[]
  pictures: Pictures
  connected: boolean
  /** Loads older leads. */
  more(): Promise<void>
  moreCarts(): Promise<void>
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

/**
 * The desk's data, kept up to date while the tab is visible.
 *
 * @param site key of the site whose pages are shown; '' until one is chosen
 */
export const useDesk = (api: Api, search: string, site: string): DeskData => {
  const [figures, setFigures] = useState<PopupsAnswer>()
  const [list, setList] = useState<LeadList>()
  const [leadCount, setLeadCount] = useState<number>()
  const [pages, setPages] = useState<PagesAnswer>()
  const [forms, setForms] = useState<FormFigures[]>()
  const [connected, setConnected] = useState(true)
  const { carts, ask: askCarts, more: moreCarts } = useCarts(api)
  const { pictures, ask: askPictures } = usePictures(api)

  useEffect(() => {
    const ask = async (signal: AbortSignal): Promise<void> => {
      const [popups, page, showCarts, showPictures, ofPages, ofForms, all] = await Promise.all([
        api.popups(signal),
        api.leads({ search, limit: PAGE }, signal),
        askCarts(signal),
        askPictures(signal),
        api.pages(site, signal),
        api.forms(signal),
        // With a search, `page.total` counts only the matches.
        search ? api.leads({ limit: 1 }, signal) : undefined,
      ])
      if (signal.aborted) return
      setFigures(popups)
      setPages(ofPages)
      setForms(ofForms.forms)
      setLeadCount((all ?? page).total)
      setList((known) => renew(known, search, page))
      showCarts()
      showPictures()
    }
    return poll(ask, setConnected)
  }, [api, search, site, askCarts, askPictures])

  const more = async (): Promise<void> => {
    const cursor = list?.leads.next
    if (!cursor) return
    const older = await api.leads({ search: list.search, cursor, limit: PAGE })
    // If the list has started over meanwhile, this page no longer follows it.
    setList((now) =>
      now?.search === list.search && now.leads.next === cursor ? { ...now, leads: append(now.leads, older) } : now,
    )
  }

  return { ...figures, list, leadCount, carts, pages, forms, pictures, connected, more, moreCarts }
}
