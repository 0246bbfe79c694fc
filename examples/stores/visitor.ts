/** A browser of a demo store, known by a cookie that is sent to the store only. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const isId = (id = ''): boolean => /^[\w-]{36}$/.test(id)

/** Seconds. */
const FORTNIGHT_SECONDS = 14 * 24 * 60 * 60

interface CookieOf {
  name: string
  /** Only requests below this path carry the cookie. */
  path: string
}

/** The visitor's id; a new visitor gets one. */
export const visitorOf = (c: Context, { name, path }: CookieOf): string => {
  const cookie = getCookie(c, name)
  if (cookie && isId(cookie)) return cookie
  const id = randomUUID()
  setCookie(c, name, id, { path, httpOnly: true, sameSite: 'Lax', maxAge: FORTNIGHT_SECONDS })
  return id
}
