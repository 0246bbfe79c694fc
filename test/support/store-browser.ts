/** One browser of a demo store: it keeps the store's cookie. */
import type { Shop } from './shop'

export const browserOf = (shop: Shop) => {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) }
    const response = await shop.request(path, { ...init, headers })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  return {
    get: send,
    json: (path: string, value: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(value),
      }),
    form: (path: string, fields: [string, string][]): Promise<Response> =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

export type StoreBrowser = ReturnType<typeof browserOf>
