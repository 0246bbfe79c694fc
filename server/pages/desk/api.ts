/** The desk's calls (`/desk/api/…`, server/desk.ts). A call that fails throws an ApiError. */
import { type LeadsAnswer, type PopupsAnswer, SEARCH_HEADER } from '../../desk'

class ApiError extends Error {
  /** HTTP status; 0: no answer came. */
  readonly status: number

  constructor(status: number) {
    super(`The desk's server answered ${status || 'nothing'}`)
    this.status = status
  }
}

interface Page {
  cursor?: string
  limit?: number
}

interface LeadsQuery extends Page {
  search?: string
}

export interface Api {
  popups(signal?: AbortSignal): Promise<PopupsAnswer>
  leads(query: LeadsQuery, signal?: AbortSignal): Promise<LeadsAnswer>
  /** The leads that match `search`, as a file. */
  csv(search: string): Promise<Blob>
}

/** Requests whose answers are remembered: what is polled, and a little more. */
const REMEMBERED = 4
const TIMEOUT = 15_000

interface Asked {
  url: string
  search?: string
  /** A download takes as long as it takes. */
  download?: true
}

/** Parameters that are empty are left out. */
export const address = (path: string, query: Page = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value)
  return `/desk/api/${path}${filled.length ? `?${new URLSearchParams(filled.map(([k, v]) => [k, `${v}`]))}` : ''}`
}

/** What a request is remembered by: a search is no part of its address. */
const nameOf = ({ url, search }: Asked): string => `${url} ${search ?? ''}`

/** `refused` runs when the server does not let this token in: 401, or 429 after too many wrong ones. */
export const createApi = (token: string, refused: (status: number) => void): Api => {
  const remembered = new Map<string, { etag: string; body: unknown }>()
  let accepted = false

  const call = async (asked: Asked, signal?: AbortSignal): Promise<Response> => {
    const etag = remembered.get(nameOf(asked))?.etag
    const response = await fetch(asked.url, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(asked.search && { [SEARCH_HEADER]: encodeURIComponent(asked.search) }),
        ...(etag && { 'if-none-match': etag }),
      },
      signal: AbortSignal.any([...(asked.download ? [] : [AbortSignal.timeout(TIMEOUT)]), ...(signal ? [signal] : [])]),
    }).catch(() => undefined)
    if (!response) throw new ApiError(0)
    const { status } = response
    // A desk that was open stays open while a neighbour guesses tokens.
    if (status === 401 || (status === 429 && !accepted)) refused(status)
    if (!response.ok && status !== 304) throw new ApiError(status)
    accepted = true
    return response
  }

  /** An unchanged answer is the very same object, so that nothing is drawn again. */
  const get = async <T>(asked: Asked, signal?: AbortSignal): Promise<T> => {
    const name = nameOf(asked)
    const response = await call(asked, signal)
    const known = remembered.get(name)
    if (response.status === 304 && known) return known.body as T
    const body: T = await response.json().catch(() => Promise.reject(new ApiError(0)))
    const etag = response.headers.get('etag')
    remembered.delete(name)
    if (etag) remembered.set(name, { etag, body })
    for (const oldest of [...remembered.keys()].slice(0, -REMEMBERED)) remembered.delete(oldest)
    return body
  }

  return {
    popups: (signal) => get({ url: address('popups') }, signal),
    leads: ({ search, ...page }, signal) => get({ url: address('leads', page), search }, signal),
    csv: async (search) => (await call({ url: address('leads.csv'), search, download: true })).blob(),
  }
}
