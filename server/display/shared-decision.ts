/** Decides before anyone asks which popups all visitors get, or all of one country. */
import type { Targeting } from '../../shared/targeting/popup-targeting'
import type { ServerFacts } from '../../shared/targeting/table'
import type { StoredPopup } from '../popups/queries'
import { type Decision, decide } from '../targeting/decide'
import { stillRuns } from './decisions'

/** The part of a targeting that is the same for all visitors of a country, and the part that is the same for all. */
interface SharedTargeting {
  inCountry: Targeting
  anywhere: Targeting
}

/** Remembered, because what is known of a targeting (its patterns) is found by the object. */
const sharedTargetings = new WeakMap<Targeting, SharedTargeting>()

/** Languages are decided by the page; browsers, systems and tablets by a call. */
const sharedTargeting = (targeting: Targeting): SharedTargeting => {
  const cached = sharedTargetings.get(targeting)
  if (cached) return cached
  const { languages: _, browser: __, system: ___, device, ...others } = targeting
  const inCountry = device === undefined || device === 'tablet' ? others : { ...others, device }
  const { countries: ____, ...anywhere } = inCountry
  const shared = { inCountry, anywhere }
  sharedTargetings.set(targeting, shared)
  return shared
}

const factsIn = (country: string): ServerFacts => ({
  country: () => country,
  language: () => '',
  browser: () => 'other',
  system: () => 'other',
  device: () => 'desktop',
})

/** @param country '' where it is not known: then a rule on it is left to a call */
export const decideFor = (popup: StoredPopup, country: string, now: number): Decision => {
  if (!stillRuns(popup)) return 'out'
  const shared = popup.targeting && sharedTargeting(popup.targeting)
  return decide(country ? shared?.inCountry : shared?.anywhere, factsIn(country), now)
}
