/** The text of the answer that a site's script has inside. */
import { STORE_PLATFORMS } from '../../shared/model/platforms'
import type { AnswerInside } from '../../shared/wire/answer-inside'
import { type Audience, encodeRestriction, type Restriction } from '../../shared/wire/server/display'
import type { StoredPopup } from '../popups/queries'
import { insideSignature, refusalSignature } from '../reports/viewer'
import type { Site } from '../sites/queries'
import { leftToPage } from '../targeting/decide'
import { inShape, OWN_ANSWERS, type OwnQuery } from './answer-text'
import { emailAskers } from './email-askers'
import type { Selection } from './inside-selection'
import { packsFor } from './packs-for'
import type { Services } from './services'
import { isWithheld } from './visitor-kind'

/** The fields of an answer beside its popups and chunks, without the brackets. */
const withoutBrackets = (fields: Record<string, unknown>): string => JSON.stringify(fields).slice(1, -1)

const NO_PLACE = { country: '', ip: '', newSession: false, mobile: false, store: '' }

const refusalOf = (query: OwnQuery, restriction: Restriction): Record<string, unknown> =>
  inShape(query, encodeRestriction(restriction, NO_PLACE))

type Encoded = Pick<AnswerInside, 'list' | 'popups' | 'run' | 'rest'>

const AUDIENCES = ['', 'shopify'].flatMap((store) =>
  [false, true].map((mobile) => ({ mobile, store, newSession: false, current: true })),
)

const encoded = (answerFor: (audience: Omit<Audience, 'country' | 'ip'>) => Record<string, unknown>): Encoded => {
  const answers = AUDIENCES.map(answerFor)
  const run = answers.map((each) => JSON.stringify(each.run)) as AnswerInside['run']
  const { campaigns, poptins, run: _, ...rest } = answers[0] as Record<string, unknown>
  const popups = ((campaigns ?? poptins) as object[]).map((each) => JSON.stringify(each))
  return { list: campaigns ? 'campaigns' : 'poptins', popups, run, rest: withoutBrackets(rest) }
}

/** The parts of the answer that all visitors have in common, beside the popups. */
const partsFor = async (popups: StoredPopup[], site: Site, { cache, packs, store }: Services) => ({
  calm: site.calm,
  askers: await emailAskers({ cache }, site, await cache.popupsOf(site.key)),
  cooldown: site.cooldown,
  signature: refusalSignature(await store.signer(), site.key),
  packs: await packsFor(popups, packs, site.cooldown),
  extra: undefined,
})

/** The settings of a tag that does not say otherwise. */
export const tagSettingsOf = ({ bridge, key }: Site): Pick<AnswerInside, 'consent' | 'key'> => ({
  key,
  consent: bridge ? 'required' : '',
})

/** The settings of the tag, and the places in `popups` of those that programs may see. */
const settingsOf = (site: Site, popups: StoredPopup[]): Pick<AnswerInside, 'consent' | 'key' | 'ofPrograms'> => ({
  ...tagSettingsOf(site),
  ...(!site.machines?.show && {
    ofPrograms: popups.flatMap((popup, place) => (isWithheld(popup, 'machine') ? [] : place)),
  }),
})

/** The popups with the rules that are left to pages. */
const targetedIn = ({ all, decisions, now, sentPopups }: Selection): StoredPopup[] =>
  sentPopups.map((popup) => {
    const decision = decisions[all.indexOf(popup)] ?? 'out'
    return { ...popup, targeting: leftToPage(popup.targeting, decision as never, now) }
  })

export const makeInsideAnswer = async (
  query: OwnQuery,
  site: Site,
  { base, hosts, span }: Pick<AnswerInside, 'base' | 'hosts' | 'span'>,
  selection: Selection,
  services: Services,
): Promise<AnswerInside> => {
  const { asks, restriction, sentPopups } = selection
  const targeted = targetedIn(selection)
  const parts = await partsFor(targeted, site, services)
  const answer = encoded((audience) =>
    restriction
      ? refusalOf(query, restriction)
      : OWN_ANSWERS[query](targeted, { ...parts, audience: { ...audience, bridge: site.bridge } }),
  )
  const languages = sentPopups.flatMap(({ targeting }, place) =>
    targeting?.languages ? [[place, targeting.languages] as const] : [],
  )
  return {
    ...settingsOf(site, sentPopups),
    base,
    asks,
    ...answer,
    rest: `${answer.rest},"server_url":${JSON.stringify(base)}`,
    languages: Object.fromEntries(languages),
    stores: STORE_PLATFORMS,
    hosts,
    elsewhere: hosts.length ? JSON.stringify(refusalOf(query, { reason: 'domain' })) : '',
    signature: insideSignature(await services.store.signer(), site.key),
    span,
  }
}
