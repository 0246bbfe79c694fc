/**
 * The popups that the server leaves out of the display answer for this visitor, with reasons: for the inspector;
 * visitors' pages never ask. Anybody may ask it, so only a visitor with an owner's link is told which these are; others
 * are told how many.
 */
import type { LeftOut } from '../../shared/model/left-out'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import { scheduleSetting } from '../../shared/targeting/schedule-setting'
import { SERVER_SETTINGS, type ServerFacts, type ServerSettings } from '../../shared/targeting/table'
import { sentence, type Words } from '../../shared/targeting/words/text'
import { DisplayForm } from '../../shared/wire/server/display'
import { siteOf } from '../cache/lookup'
import { readBody } from '../http/body'
import type { Route } from '../http/route'
import { param } from '../http/route'
import type { StoredPopup } from '../popups/queries'
import type { Uncounted } from '../reports/viewer'
import { isOwnerWord } from '../sites/owner-link'
import { isListed } from '../sites/page-host'
import { decide, serverSettings, serverVerdicts, timingOf } from '../targeting/decide'
import { factsOf } from '../targeting/facts'
import { slowPatterns } from '../targeting/slow-patterns'
import { askerOf } from './answer'
import { stillRuns } from './decisions'
import { restrictionOf } from './restriction'
import type { Services } from './services'
import { isWithheld, uncountedKind } from './visitor-kind'

const scheduleOf = ({ schedule }: Targeting, now: number): LeftOut['rules'] =>
  schedule
    ? [
        {
          rule: 'schedule',
          allows: timingOf(schedule, now) !== 'far',
          says: sentence(scheduleSetting.says(schedule, { now: () => now })),
        },
      ]
    : []

const leadsOf = ({ ended, stopAfterLeads }: StoredPopup): LeftOut['rules'] =>
  stopAfterLeads === undefined
    ? []
    : [
        {
          rule: 'leads',
          allows: !ended,
          says: sentence(
            `it shows until it has had ${stopAfterLeads} ${stopAfterLeads === 1 ? 'lead' : 'leads'}${ended ? ', and it has' : ''}`,
          ),
        },
      ]

/** A countdown that has ended keeps its popup out of display answers. */
const countdownOf = (popup: StoredPopup): LeftOut['rules'] => {
  const { end, zone = 'UTC' } = popup.design.countdown ?? {}
  return !end || stillRuns({ ...popup, ended: false })
    ? []
    : [{ rule: 'countdown', allows: false, says: sentence(`its countdown has ended (${end}, ${zone})`) }]
}

const machineOf = (popup: StoredPopup, kind: Uncounted | undefined): LeftOut['rules'] =>
  isWithheld(popup, kind)
    ? [
        {
          rule: 'machine',
          allows: false,
          says: sentence(
            'a program asks, by the name of its browser, its own word or its signature, and programs are shown nothing that opens by itself over the page (wisp site machines)',
          ),
        },
      ]
    : []

const rulesOf = (
  popup: StoredPopup,
  facts: ServerFacts,
  now: number,
  kind: Uncounted | undefined,
): LeftOut['rules'] => {
  const { targeting = {} } = popup
  const settings = serverSettings(targeting)
  const verdicts = serverVerdicts(targeting, facts).map(([rule, allows]) => {
    const words = SERVER_SETTINGS[rule] as Words<ServerSettings[typeof rule], ServerFacts>
    return { rule, allows, says: sentence(words.says(settings[rule], facts)) }
  })
  const patterns = slowPatterns(targeting).map(({ rule, problem }) => ({
    rule,
    allows: false,
    says: sentence(`it is kept back: ${problem}`),
  }))
  return [
    ...machineOf(popup, kind),
    ...leadsOf(popup),
    ...countdownOf(popup),
    ...verdicts,
    ...patterns,
    ...scheduleOf(targeting, now),
  ]
}

/** Counts by kind, which is that of the first rule that blocks. */
const kindsOf = (leftOut: LeftOut[]): Record<string, number> => {
  const kinds: Record<string, number> = {}
  for (const { rules } of leftOut) {
    const kind = rules.find(({ allows }) => !allows)?.rule ?? 'schedule'
    // Own names: kinds are names of our own rules.
    kinds[kind] = (kinds[kind] ?? 0) + 1
  }
  return kinds
}

export const leftOut: Route<Services> = {
  method: 'POST',
  path: '/api/display/left-out/:site_key',
  async handle(c, services) {
    const { country, domain, driven, mobile, owner } = await readBody(c, DisplayForm)
    const site = await siteOf(param(c, 'site_key'), services)
    const shows = isListed(c, services, site, domain) && !(await restrictionOf(site, services.store))
    const facts = factsOf(c, askerOf(c, services, { country, mobile }).country)
    const now = Date.now()
    const isOwner = await isOwnerWord(services.store, site.key, owner)
    const kind = isOwner ? undefined : await uncountedKind(c, { domain, driven, pages: '' }, site, services)
    const isOut = (popup: StoredPopup): boolean =>
      !stillRuns(popup) || isWithheld(popup, kind) || decide(popup.targeting, facts, now) === 'out'
    const popups = shows ? (await services.cache.popupsOf(site.key)).filter(isOut) : []
    const leftOut = popups.map((popup): LeftOut => {
      const { id, name, type } = popup
      return { id, name, type, rules: rulesOf(popup, facts, now, kind) }
    })
    return c.json(isOwner ? { left_out: leftOut } : { left_out: [], left_out_kinds: kindsOf(leftOut) })
  },
}
