import type { Context } from 'hono'
import type * as v from 'valibot'
import { OWNER } from '../../shared/wire/addresses'
import { DisplayForm } from '../../shared/wire/server/display'
import { findPopup, siteOf } from '../cache/lookup'
import { readBody } from '../http/body'
import { Refusal } from '../http/refusal'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { isLive } from '../popups/live'
import type { StoredPopup } from '../popups/queries'
import { segmentOf } from '../reports/segment'
import { isUnvisited } from '../reports/unvisited-page'
import { isOwnerWord } from '../sites/owner-link'
import { isListed } from '../sites/page-host'
import type { Site } from '../sites/queries'
import { decide } from '../targeting/decide'
import { factsOf } from '../targeting/facts'
import { answerDisplay, askerOf, refuse } from './answer'
import { stillRuns } from './decisions'
import { restrictionOf } from './restriction'
import type { Services } from './services'
import { isWithheld, uncountedKind } from './visitor-kind'

type DisplayRequest = v.InferOutput<typeof DisplayForm>

const NO_PREVIEW =
  'The site has no live popup with this id. What is not live needs a link from the desk, or from npx wisp inspect'

const currentPage = ({ pages }: Pick<DisplayRequest, 'pages'>): string => pages.slice(pages.lastIndexOf('\n') + 1)

/** The word that makes an address an owner's. The script has no field for it, only the address of the page. */
const ownerIn = (request: DisplayRequest): string => {
  const page = currentPage(request)
  return (URL.canParse(page) && new URL(page).searchParams.get(OWNER)) || ''
}

/**
 * The popup to preview; what is not live only for an owner. That there is one is nobody else's business, so the refusal is
 * that of an unknown id. A design of the library can be tried on every site.
 */
const previewOf = async (request: DisplayRequest, site: Site, services: Services): Promise<StoredPopup> => {
  const { preview: id } = request
  const design = services.gallery?.popup(id)
  if (design) return { ...design, siteKey: site.key }
  const popup = await findPopup(id, services)
  const isOpen = (preview: StoredPopup): boolean => isLive(preview) || Boolean(site.openPreviews)
  if (popup?.siteKey === site.key && (isOpen(popup) || (await isOwnerWord(services.store, site.key, ownerIn(request)))))
    return popup
  throw new Refusal(404, NO_PREVIEW, { field: 'preview_poptin_id' })
}

/** Counts the popups that a person would have got. */
const noteMachine = (c: Context, popups: StoredPopup[], country: string, services: Services): void => {
  const segment = segmentOf(c, '', services)
  const [facts, now] = [factsOf(c, country), Date.now()]
  const withheld = popups.filter(
    (popup) =>
      isWithheld(popup, 'machine') &&
      isLive(popup) &&
      stillRuns(popup) &&
      decide(popup.targeting, facts, now) !== 'out',
  )
  services.store.reports.addMachine(withheld.map(({ id, siteKey }) => ({ siteKey, popupId: id, segment })))
}

/**
 * Answers which popups the page may show. A preview gets only its own popup, even on a restricted site, and nothing is
 * counted.
 */
export const display: HotRoute<Services> = {
  method: 'POST',
  path: '/api/display/:site_key',
  async hot(c, services) {
    const request = await readBody(c, DisplayForm)
    services.differences.look(c)
    const { country, domain, mobile, newSession, preview, store } = request
    // Neither an owner's preview nor an editor's page is a visit.
    const site = await siteOf(param(c, 'site_key'), services)
    const kind = await uncountedKind(c, request, site, services)
    const popups = preview ? [await previewOf(request, site, services)] : await services.cache.popupsOf(site.key)
    // Also where none of them opens by itself: a link of the page may open one.
    const isVisit = popups.length > 0 && !preview && !kind && !isUnvisited(c, currentPage(request))
    const nameless = request.nameless && isVisit
    const asker = askerOf(c, services, { country, mobile, newSession, store, nameless })
    if (!isListed(c, services, site, domain)) return refuse(c, { reason: 'domain' }, asker)
    const restriction = preview ? undefined : await restrictionOf(site, services.store)
    if (restriction) return refuse(c, restriction, asker)
    const cacheKey = { name: 'display', basis: popups }
    if (kind === 'machine' && !preview) noteMachine(c, popups, asker.country, services)
    const common = { popups, site, asker, kind }
    return answerDisplay(c, services, preview ? { ...common, preview: true } : { ...common, all: true, cacheKey })
  },
}
