/** The calls of page-builder pages: to our own address, or to the admin ajax address that the original has. */
import type { Context } from 'hono'
import {
  actionOf,
  EFFECT_ACTION,
  EffectForm,
  encodeEffect,
  HIT_ACTION,
  HIT_SAVED,
  HitForm,
  type ReceivedHit,
  UNKNOWN_ACTION,
} from '../../shared/wire/server/hit'
import { findPopup, siteOf } from '../cache/lookup'
import { check, readUrlencoded } from '../http/body'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { isUncounted } from '../reports/unvisited-page'
import { OTHER } from './hits'
import type { ImportedPage } from './imported-page'
import type { Services } from './services'

type Fields = Record<string, unknown>

const unknown = (subject: string, field: string): Refusal => new Refusal(404, `There is no ${subject}`, { field })

/** Refuses what the page does not have, so that nobody can fill the figures with made-up names. */
const mustHave = ({ variants, popups, widgets }: ImportedPage, { kind, option, variant }: ReceivedHit): void => {
  if (variant && !variants.includes(variant)) throw unknown('variant of this page with this name', 'page_variant_id')
  const parts = { page: [{ id: '0' }], popup: popups, widget: widgets }[kind]
  if (!parts.some(({ id }) => id === option)) throw unknown(`${kind} on this page with this id`, 'option_id')
}

/** An element that the page does not have is counted without its name: others need the room for theirs. */
const elementName = ({ elements }: ImportedPage, { element, kind }: ReceivedHit): string =>
  !elements || elements.has(element) || ['', `whole_${kind}`].includes(element) ? element : OTHER

/** @param site '' if only the page tells it */
const saveHit = async (c: Context, services: Services, site: string, fields: Fields): Promise<Response> => {
  const hit = check(HitForm, fields)
  const page = await services.pages.find(hit.page)
  // A page that was not imported can be counted for a site that the address names.
  if (page ? site && page.site !== site : !site) throw unknown('page with this id', 'page_id')
  const { key } = await siteOf(page?.site ?? site, services)
  if (page) mustHave(page, hit)
  // The hit itself has the address without what it asks for, so without an owner's word.
  if (await isUncounted(c, services, { siteKey: key, url: `${fields.url ?? ''}`, viewerId: '' }))
    return c.text(HIT_SAVED)
  const element = page ? elementName(page, hit) : hit.element
  await services.store.hits.add({ ...hit, element, site: key, isKnown: Boolean(page) })
  return c.text(HIT_SAVED)
}

interface EffectRequest {
  popup: string
  page: string
}

/** The effect that the page's document sets for a popup of its own. */
const effectOnPage = async (
  { pages }: Services,
  site: string,
  { page, popup }: EffectRequest,
): Promise<string | undefined> => {
  const namedPage = page ? await pages.find(page) : undefined
  const all = page || !site ? [namedPage] : await pages.ofSite(site)
  const parts = all.flatMap((entry) => (entry && (!site || entry.site === site) ? entry.popups : []))
  return parts.find(({ id }) => id === popup)?.effect
}

/** The effect with which one of our own popups appears. */
const effectOfOurs = async (
  services: Services,
  site: string,
  { popup }: EffectRequest,
): Promise<string | undefined> => {
  const storedPopup = await findPopup(popup, services)
  return storedPopup && (!site || storedPopup.siteKey === site) ? storedPopup.design.entryEffect : undefined
}

const tellEffect = async (c: Context, services: Services, site: string, fields: Fields): Promise<Response> => {
  const request = check(EffectForm, fields)
  const effect =
    (await effectOnPage(services, site, request)) ??
    (await services.store.effects.find(request.popup, site)) ??
    (await effectOfOurs(services, site, request))
  return effect === undefined ? c.text(UNKNOWN_ACTION, 400) : c.json(encodeEffect(request.popup, effect))
}

const ACTIONS = new Map([
  [HIT_ACTION, saveHit],
  [EFFECT_ACTION, tellEffect],
])

const answer = async (c: Context, services: Services, site: string): Promise<Response> => {
  const fields = await readUrlencoded(c)
  const act = ACTIONS.get(actionOf(fields))
  return act ? act(c, services, site, fields) : c.text(UNKNOWN_ACTION, 400)
}

export const pageAjax: Route<Services>[] = [
  {
    method: 'POST',
    path: '/api/page/ajax/:site',
    counts: 'report',
    handle: async (c, services) => answer(c, services, (await siteOf(param(c, 'site'), services)).key),
  },
  {
    method: 'POST',
    path: '/wp-admin/admin-ajax.php',
    counts: 'report',
    handle: (c, services) => answer(c, services, ''),
  },
]
