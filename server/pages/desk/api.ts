/** The desk's calls (`/desk/api/…`, shared/desk.ts). A call that fails throws an ApiError. */
import type { LeadsAnswer, PopupsAnswer } from '../../../shared/desk'

export class ApiError extends Error {
  /** HTTP status; 0: no answer came. */
  readonly status: number

  constructor(status: number) {
    super(`The desk's server answered ${status || 'nothing'}`)
    this.status = status
  }
}

export interface LeadsQuery {
  search?: string
  cursor?: string
  limit?: number
}

export interface Api {
  popups(signal?: AbortSignal): Promise<PopupsAnswer>
  leads(query: LeadsQuery, signal?: AbortSignal): Promise<LeadsAnswer>
  /** The leads that match `search`, as a file. */
  csv(search: string): Promise<Blob>
}

/** Addresses whose answers are remembered: what is polled, and a little more. */
const REMEMBERED = 4
const TIMEOUT = 15_000

/** Parameters that are empty are left out. */
export const address = (path: string, query: LeadsQuery = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value)
  return `/desk/api/${path}${filled.length ? `?${new URLSearchParams(filled.map(([k, v]) => [k, `${v}`]))}` : ''}`
}

/** `refused` runs when the server does not accept the token. */
export const createApi = (token: string, refused: () => void): Api => {
  const remembered = new Map<string, { etag: string; body: unknown }>()

  const call = async (url: string, signal?: AbortSignal): Promise<Response> => {
    const etag = remembered.get(url)?.etag
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
    }).catch(() => undefined)
    if (!response) throw new ApiError(0)
    if (response.status === 401) refused()
    if (!response.ok && response.status !== 304) throw new ApiError(response.status)
    return response
  }

  /** An unchanged answer is the very same object, so that nothing is drawn again. */
  const get = async <T>(url: string, signal?: AbortSignal): Promise<T> => {
    const response = await call(url, signal)
    const known = remembered.get(url)
    if (response.status === 304 && known) return known.body as T
    const body: T = await response.json().catch(() => Promise.reject(new ApiError(0)))
    const etag = response.headers.get('etag')
    remembered.delete(url)
    if (etag) remembered.set(url, { etag, body })
    for (const oldest of [...remembered.keys()].slice(0, -REMEMBERED)) remembered.delete(oldest)
    return body
  }

  return {
    popups: (signal) => get(address('popups'), signal),
    leads: (query, signal) => get(address('leads', query), signal),
    csv: async (search) => (await call(address('leads.csv', { search }))).blob(),
  }
}
