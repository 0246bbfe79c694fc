/** Shared by the display and click routes: the visitor, and the popups to send. */
import type { Context } from 'hono'
import { newId } from '../../shared/platform/id'
import { momentIn } from '../../shared/platform/zoned-time'
import type { Asker } from '../../shared/wire/server/display'
import type { ServedPopup } from '../../shared/wire/server/popup'
import type { Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import { newViewer } from '../viewer'

/** `country`: code from the visitor's browser storage, may be invalid. */
export const askerOf = (
  c: Context,
  { caller }: Tools,
  { country = '', mobile = false, newSession = false, store = '' }: Partial<Asker> = {},
): Asker => ({
  country: /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '',
  ip: caller.address(c),
  newSession,
  mobile,
  store,
})

/** A popup whose countdown has ended is not shown (specification, section 4). */
const stillRuns = ({ design: { countdown } }: StoredPopup): boolean =>
  !countdown?.end || !(momentIn(countdown.end, countdown.zone ?? 'UTC') < Date.now())

interface Serving {
  /** The owner's preview: nothing is counted. */
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
