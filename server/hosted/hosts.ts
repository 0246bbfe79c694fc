/**
 * Which host a page or the desk has. Pages of all sites may share one; with `PAGES_HOST=*.pages.example` each site has one
 * of its own, so that browsers keep sites apart, and with `DESK_URL` the desk has one on which no page of an owner is shown.
 */
import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'

export interface HostSettings {
  /** Without the `*.`; absent: pages are at every host of the server. */
  pagesHost?: string | undefined
  /** Origin of the desk; absent: it is at every host of the server. */
  deskUrl?: string | undefined
  /** Origin of the server, to which the desk's links to pages lead. */
  publicUrl?: string | undefined
}

/** What a name in the DNS may look like. Keys that look otherwise, which owners may choose, get one made from them. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

const labelOf = (siteKey: string): string =>
  LABEL.test(siteKey) ? siteKey : `site-${createHash('sha256').update(siteKey).digest('hex').slice(0, 24)}`

export const createHosts = (settings: HostSettings, caller: Pick<Caller, 'origin'>) => {
  const { pagesHost, deskUrl, publicUrl } = settings
  /** Where a page of the site belongs, for who asked at `origin`. */
  const originOf = (siteKey: string, origin: string): string => {
    if (!pagesHost) return (origin === deskUrl && publicUrl) || origin
    const { protocol, port } = new URL(origin)
    return `${protocol}//${labelOf(siteKey)}.${pagesHost}${port && `:${port}`}`
  }
  const isDesk = (origin: string): boolean =>
    deskUrl ? origin === deskUrl : !(pagesHost && new URL(origin).hostname.endsWith(`.${pagesHost}`))
  return {
    /** Sends the visitor to where the page belongs; undefined if that is here. */
    move(c: Context, siteKey: string): Response | undefined {
      const here = caller.origin(c)
      const there = originOf(siteKey, here)
      if (there === here) return
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${there}${pathname}${search}`, 302)
    },
    /** Where pages of owners are, the desk must not be. */
    refuseDesk: (async (c, next) => {
      if (!isDesk(caller.origin(c))) throw new Refusal(404, 'The desk is not at this host')
      await next()
    }) satisfies MiddlewareHandler,
  }
}

export type Hosts = ReturnType<typeof createHosts>
