/** What the display and the click call have in common: who asks, from which page, and popups made ready for them. */
import type { Context } from 'hono'
import { newId } from '../../shared/platform/id'
import { momentIn } from '../../shared/platform/zoned-time'
import type { Asker } from '../../shared/wire/server/display'
import type { ServedPopup } from '../../shared/wire/server/popup'
import type { Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import type { Site } from '../store/sites'
import { newViewer } from '../viewer'

const hostname = (address: string): string => {
  try {
    return new URL(address.includes('://') ? address : `http://${address}`).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}

/** The page's host name: as it said, or else as its browser did. */
const pageHost = (c: Context, said: string): string =>
  hostname(said || c.req.header('origin') || c.req.header('referer') || '')

/** Whether the site shows popups on the page that asks; on our own pages (its landing pages) it does. */
export const isListed = (c: Context, { caller }: Tools, { domains }: Site, said: string): boolean =>
  !domains.length || [...domains, caller.origin(c)].map(hostname).includes(pageHost(c, said))

/** `country`: as the browser knows it. */
export const askerOf = (c: Context, { caller }: Tools, country: string, newSession: boolean): Asker => ({
  country: /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '',
  ip: caller.address(c),
  newSession,
})

/** An end date already past means that the popup is not shown (specification, section 4). */
const stillRuns = ({ design: { countdown } }: StoredPopup): boolean =>
  !countdown?.end || !(momentIn(countdown.end, countdown.zone ?? 'UTC') < Date.now())

interface Serving {
  /** It is the owner who looks, and nothing is counted. */
  preview?: boolean
}

export const serveAll = (
  c: Context,
  { caller, store }: Tools,
  popups: StoredPopup[],
  { preview }: Serving = {},
): Promise<ServedPopup[]> => {
  const origin = caller.origin(c)
  const serve = async ({ siteKey, htmlVersion, paused, ...definition }: StoredPopup): Promise<ServedPopup> => ({
    ...definition,
    accountId: siteKey,
    viewerId: preview ? newId() : await newViewer(store, definition.id),
    templateUrl: `${origin}/api/display/template/${definition.id}/${htmlVersion}`,
  })
  return Promise.all(popups.filter(stillRuns).map(serve))
}
