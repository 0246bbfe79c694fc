/**
 * The hosts of pages and of the desk. Pages of all sites may share one; with `PAGES_HOST=*.pages.example` each site has
 * one of its own, so that browsers keep sites apart, and with `DESK_URL` the desk has one on which no page of an owner
 * is shown.
 */
import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Caller } from '../http/caller'
import { Refusal } from '../http/refusal'

export interface HostSettings {
  /** Without the `*.`; absent: pages are at every host of the server. */
  pagesHost?: string | undefined
  /** Origin of the desk; absent: it is at every host of the server. */
  deskUrl?: string | undefined
  /** Address of the server; absent: the one that was asked for. */
  publicUrl?: string | undefined
}

/** A valid name in the DNS. A key that is none (owners may choose keys) gets a name made from it. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

const labelOf = (siteKey: string): string =>
  LABEL.test(siteKey) ? siteKey : `site-${createHash('sha256').update(siteKey).digest('hex').slice(0, 24)}`

/**
 * Tests whether a call is for the host of the desk. Only its name is compared, because not every proxy tells scheme and port; if visitors
 * use the same name, all of the address is.
 */
const deskTest = ({ pagesHost, deskUrl, publicUrl }: HostSettings): ((origin: string) => boolean) => {
  if (!deskUrl) return (origin) => !(pagesHost && new URL(origin).hostname.endsWith(`.${pagesHost}`))
  const { hostname } = new URL(deskUrl)
  const isShared = publicUrl !== undefined && new URL(publicUrl).hostname === hostname
  return (origin) => (isShared ? origin === deskUrl : new URL(origin).hostname === hostname)
}

export const createHosts = (settings: HostSettings, caller: Pick<Caller, 'base' | 'origin'>) => {
  const { pagesHost, deskUrl, publicUrl } = settings
  const isDesk = deskTest(settings)
  /** The base address of the site's pages, as the caller sees it. */
  const pagesOf = (siteKey: string, c: Context): string => {
    if (!pagesHost) return caller.base(c)
    const { protocol, port } = new URL(caller.base(c))
    return `${protocol}//${labelOf(siteKey)}.${pagesHost}${port && `:${port}`}`
  }
  const isHere = (siteKey: string, c: Context): boolean => {
    const here = caller.origin(c)
    if (pagesHost) return new URL(here).hostname === `${labelOf(siteKey)}.${pagesHost}`
    return !(deskUrl && publicUrl && isDesk(here))
  }
  return {
    pagesOf,
    /** Sends the visitor to where the page belongs; undefined if that is here. */
    move(c: Context, siteKey: string): Response | undefined {
      if (isHere(siteKey, c)) return
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${pagesOf(siteKey, c)}${pathname}${search}`, 302)
    },
    /** Keeps the desk away from hosts that show pages of owners. */
    refuseDesk: (async (c, next) => {
      if (!isDesk(caller.origin(c))) throw new Refusal(404, 'The desk is not at this host')
      await next()
    }) satisfies MiddlewareHandler,
  }
}

export type Hosts = ReturnType<typeof createHosts>
