import { useEffect, useState } from 'react'
import type { FormFigures } from '../../forms/answers'
import type { LeadsAnswer } from '../../leads/answers'
import type { PagesAnswer } from '../../pages/answers'
import type { PopupsAnswer } from '../../popups/answers'
import type { CartsAnswer } from '../../shop/answers'
import type { Api } from './api'
import { poll } from './poll'
import { appendLeads, refreshLeads } from './rows'
import { useCarts } from './useCarts'
import { type Pictures, usePictures } from './usePictures'
import { useWebhooks, type WebhookList } from './useWebhooks'

/** Leads per request. */
const LEADS_PER_PAGE = 50

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
  list?: LeadList | undefined
  /** Number of all leads, regardless of the search. */
  leadCount?: number | undefined
  carts?: CartsAnswer | undefined
  pages?: PagesAnswer | undefined
  forms?: FormFigures[] | undefined
  pictures: Pictures
  webhooks: WebhookList
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
  return list.page === page ? list : { ...list, page, leads: refreshLeads(list.leads, page) }
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
  const { webhooks, ask: askWebhooks } = useWebhooks(api)

  useEffect(() => {
    const ask = async (signal: AbortSignal): Promise<void> => {
      const [popups, page, showCarts, showPictures, showWebhooks, ofPages, ofForms] = await Promise.all([
        api.popups(signal),
        api.leads({ search, limit: LEADS_PER_PAGE }, signal),
        askCarts(signal),
        askPictures(signal),
        askWebhooks(signal),
        api.pages(site, signal),
        api.forms(signal),
      ])
      if (signal.aborted) return
      setFigures(popups)
      setPages(ofPages)
      setForms(ofForms.forms)
      setLeadCount(page.total)
      setList((list) => renew(list, search, page))
      showCarts()
      showPictures()
      showWebhooks()
    }
    return poll(ask, setConnected)
  }, [api, search, site, askCarts, askPictures, askWebhooks])

  const more = async (): Promise<void> => {
    const cursor = list?.leads.next
    if (!cursor) return
    const older = await api.leads({ search: list.search, cursor, limit: LEADS_PER_PAGE })
    // If the list has started over meanwhile, this page no longer follows it.
    setList((now) =>
      now?.search === list.search && now.leads.next === cursor ? { ...now, leads: appendLeads(now.leads, older) } : now,
    )
  }

  // A search looks back step by step, until it fills a page or has seen all leads.
  const isSearching = Boolean(list?.search) && (list?.leads.leads.length ?? 0) < LEADS_PER_PAGE
  const cursor = isSearching ? list?.leads.next : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins where the one before has ended
  useEffect(() => {
    // The list stays as it is, with a button to go on, if the server does not answer.
    if (cursor) more().catch(() => {})
  }, [cursor])

  return { ...figures, list, leadCount, carts, pages, forms, pictures, webhooks, connected, more, moreCarts }
}
