/** What the display and the click call have in common: who asks, from which page, and popups made ready for them. */
import type { Context } from 'hono'
import { newId } from '../../shared/id'
import { momentIn } from '../../shared/moment'
import { type Asker, encodeDisplay, encodeRefusal } from '../../shared/wire/server/display'
import type { ServedPopup } from '../../shared/wire/server/popup'
import type { Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import type { Site } from '../store/sites'

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

const serve = (popup: StoredPopup, origin: string): ServedPopup => {
  const { siteKey, htmlVersion, ...definition } = popup
  const templateUrl = `${origin}/api/display/template/${popup.id}/${htmlVersion}`
  return { ...definition, accountId: siteKey, viewerId: newId(), templateUrl }
}

/** An end date already past means that the popup is not shown (specification, section 4). */
const stillRuns = ({ design: { countdown } }: StoredPopup): boolean =>
  !countdown?.end || !(momentIn(countdown.end, countdown.zone ?? 'UTC') < Date.now())

/** The answer for this page: its popups, or that the site does not list it. */
export const answerFor = (
  c: Context,
  { caller }: Tools,
  site: Site,
  page: { domain: string; country: string },
  popups: StoredPopup[],
): Record<string, unknown> => {
  const country = /^[A-Za-z]{2}$/.test(page.country) ? page.country.toUpperCase() : ''
  const asker: Asker = { country, ip: caller.address(c) }
  const listed = !site.domains.length || site.domains.map(hostname).includes(pageHost(c, page.domain))
  if (!listed) return encodeRefusal(asker)
  const origin = caller.origin(c)
  return encodeDisplay(
    popups.filter(stillRuns).map((popup) => serve(popup, origin)),
    asker,
  )
}
