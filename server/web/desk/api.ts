/** Client of the desk's API (`/desk/api/…`, answered by the rooms of the server: their `answers.ts`). Failed calls throw an ApiError. */

import type { FormsAnswer } from '../../forms/answers'
import type { ImagesAnswer } from '../../images/answers'
import { type LeadsAnswer, SEARCH_HEADER } from '../../leads/answers'
import type { PagesAnswer } from '../../pages/answers'
import type { FiguresAnswer, LinksAnswer, PopupsAnswer } from '../../popups/answers'
import type { CartsAnswer } from '../../shop/answers'
import type { WebhooksAnswer } from '../../webhooks/answers'
import { ApiError } from './api-error'
import { type PictureCalls, pictureCalls } from './picture-calls'

interface Page {
  cursor?: string
  limit?: number
}

interface LeadsQuery extends Page {
  search?: string
}

export interface Api extends PictureCalls {
  popups(signal?: AbortSignal): Promise<PopupsAnswer>
  /** @param popup its id */
  figures(popup: string, signal?: AbortSignal): Promise<FiguresAnswer>
  /** @param popup its id */
  links(popup: string, signal?: AbortSignal): Promise<LinksAnswer>
  leads(query: LeadsQuery, signal?: AbortSignal): Promise<LeadsAnswer>
  carts(page: Page, signal?: AbortSignal): Promise<CartsAnswer>
  /** @param site key; '' for the first site that has pages */
  pages(site: string, signal?: AbortSignal): Promise<PagesAnswer>
  forms(signal?: AbortSignal): Promise<FormsAnswer>
  /** @param site key; '' for the first site that has pictures */
  images(site: string, signal?: AbortSignal): Promise<ImagesAnswer>
  /** @param site key; '' for the first site that has webhooks */
  webhooks(site: string, signal?: AbortSignal): Promise<WebhooksAnswer>
  /** Has a delivery of a site's webhook made once more. */
  redeliver(site: string, delivery: string): Promise<void>
  /** A file that came with a lead. */
  file(id: string): Promise<Blob>
  /** The leads that match `search`, as a CSV file for a spreadsheet or for another program's import. */
  csv(search: string, reader: 'spreadsheet' | 'import'): Promise<Blob>
}

/** Number of cached answers: those that are polled, and a few more. */
const MAX_CACHED_ANSWERS = 10
const CALL_TIMEOUT_MS = 15_000

interface ApiRequest {
  url: string
  search?: string | undefined
  method?: 'POST'
  /** No time-out for downloads. */
  download?: true
}

/** URL of a call, from the folder that the desk is in. Empty parameters are left out. */
export const address = (path: string, query: Page | { site: string } | { for: string } = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value)
  return `desk/api/${path}${filled.length ? `?${new URLSearchParams(filled.map(([k, v]) => [k, `${v}`]))}` : ''}`
}

/** Cache key of a request; the search term is not part of its URL. */
const nameOf = ({ url, search }: ApiRequest): string => `${url} ${search ?? ''}`

/** Sends calls, and keeps their answers for as long as the server says that they are the same. */
const createCaller = (token: string, refused: (status: number) => void) => {
  const cache = new Map<string, { etag: string; body: unknown }>()
  let accepted = false

  /** Throws unless the answer is one that was asked for. */
  const judge = (status: number, sentence = ''): void => {
    // 429 after success means that someone else on this network guesses tokens: stay signed in.
    if (status === 401 || (status === 429 && !accepted)) refused(status)
    if (status !== 304 && (status < 200 || status > 299)) throw new ApiError(status, sentence)
    accepted = true
  }

  const call = async (request: ApiRequest, signal?: AbortSignal): Promise<Response> => {
    const etag = cache.get(nameOf(request))?.etag
    const response = await fetch(request.url, {
      method: request.method ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(request.search && { [SEARCH_HEADER]: encodeURIComponent(request.search) }),
        ...(etag && { 'if-none-match': etag }),
      },
      signal: AbortSignal.any([
        ...(request.download ? [] : [AbortSignal.timeout(CALL_TIMEOUT_MS)]),
        ...(signal ? [signal] : []),
      ]),
    }).catch(() => undefined)
    if (!response) throw new ApiError(0)
    judge(response.status)
    return response
  }

  /** Returns the same object if the answer has not changed, so that nothing re-renders. */
  const get = async <T>(request: ApiRequest, signal?: AbortSignal): Promise<T> => {
    const name = nameOf(request)
    const response = await call(request, signal)
    const entry = cache.get(name)
    if (response.status === 304 && entry) return entry.body as T
    const body: T = await response.json().catch(() => Promise.reject(new ApiError(0)))
    const etag = response.headers.get('etag')
    cache.delete(name)
    if (etag) cache.set(name, { etag, body })
    for (const oldest of [...cache.keys()].slice(0, -MAX_CACHED_ANSWERS)) cache.delete(oldest)
    return body
  }
  return { judge, call, get }
}

/** `refused` is called if the server rejects the token: 401, or 429 after too many wrong tokens. */
export const createApi = (token: string, refused: (status: number) => void): Api => {
  const { judge, call, get } = createCaller(token, refused)
  return {
    popups: (signal) => get({ url: address('popups') }, signal),
    figures: (popup, signal) => get({ url: address(`popups/${encodeURIComponent(popup)}/figures`) }, signal),
    links: (popup, signal) => get({ url: address(`popups/${encodeURIComponent(popup)}/links`) }, signal),
    leads: ({ search, ...page }, signal) => get({ url: address('leads', page), search }, signal),
    carts: (page, signal) => get({ url: address('carts', page) }, signal),
    pages: (site, signal) => get({ url: address('pages', { site }) }, signal),
    forms: (signal) => get({ url: address('forms') }, signal),
    webhooks: (site, signal) => get({ url: address('webhooks', { site }) }, signal),
    redeliver: async (site, id) => {
      const path = `webhooks/${encodeURIComponent(site)}/deliveries/${encodeURIComponent(id)}/again`
      await call({ url: address(path), method: 'POST' })
    },
    images: (site, signal) => get({ url: address('images', { site }) }, signal),
    ...pictureCalls({ token, judge, post: (url) => call({ url, method: 'POST' }) }),
    file: async (id) => (await call({ url: address(`files/${encodeURIComponent(id)}`), download: true })).blob(),
    csv: async (search, reader) =>
      (await call({ url: address('leads.csv', { for: reader }), search, download: true })).blob(),
  }
}
