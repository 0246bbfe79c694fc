/** The server's decisions on a popup's targeting, for one visitor. */

import type { ServerRule } from '../../shared/targeting/facts'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import { isOpenBy } from '../../shared/targeting/schedule'
import { LIVE_RULES, SERVER_RULES, type ServerFacts, type ServerSettings } from '../../shared/targeting/table'
import type { Openings, Schedule } from '../../shared/targeting/visit-targeting'
import { DAY_MS, openingsAt } from './openings'
import { slowPatterns } from './slow-patterns'

/** `far`: not within a day. `settled`: on all day, so that the page has nothing to decide. */
type Timing = 'far' | 'near' | 'settled'

const isFar = ({ changes }: Openings, now: number): boolean => {
  const next = changes.find((moment) => moment > now)
  return next === undefined || next > now + DAY_MS
}

export const timingOf = (schedule: Schedule, now: number): Timing => {
  const openings = openingsAt(schedule, now)
  if (isOpenBy(openings, now)) return isFar(openings, now) ? 'settled' : 'near'
  return isFar(openings, now) ? 'far' : 'near'
}

/** The settings of one popup that the server decides on; `device` is one only for tablets. */
export const serverSettings = ({ device, ...rest }: Targeting): ServerSettings => ({
  ...rest,
  device: device === 'tablet' ? device : undefined,
})

const NAMES = Object.keys(SERVER_RULES) as (keyof ServerSettings)[]

/** The rules that are set for the popup, and whether each lets it show. */
export const serverVerdicts = (targeting: Targeting, facts: ServerFacts): [keyof ServerSettings, boolean][] => {
  const settings = serverSettings(targeting)
  return NAMES.filter((name) => settings[name] !== undefined).map((name) => [
    name,
    (SERVER_RULES[name] as ServerRule<never, ServerFacts>)(settings[name] as never, facts),
  ])
}

/** `out`: it is no part of the answer. `always`: its schedule, if it has one, is no part of it. */
export type Decision = 'out' | 'near' | 'always'

export const decide = (targeting: Targeting | undefined, facts: ServerFacts, now: number): Decision => {
  if (!targeting) return 'always'
  if (slowPatterns(targeting).length) return 'out'
  if (serverVerdicts(targeting, facts).some(([, allows]) => !allows)) return 'out'
  const timing = targeting.schedule ? timingOf(targeting.schedule, now) : 'settled'
  return timing === 'far' ? 'out' : timing === 'near' ? 'near' : 'always'
}

const withOpenings = (targeting: Targeting, now: number): Targeting => {
  const { schedule } = targeting
  return schedule
    ? { ...targeting, schedule: { ...schedule, openings: openingsAt(schedule, now) } as Schedule }
    : targeting
}

/** The rules that are left to the page: not a schedule that is settled, and none of a popup that was asked for. */
export const leftToPage = (
  targeting: Targeting | undefined,
  decision: Decision | 'asked',
  now: number,
): Targeting | undefined => {
  if (!targeting || decision === 'near') return targeting && withOpenings(targeting, now)
  const { schedule: _, ...rest } = targeting
  if (decision === 'always') return rest
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !Object.hasOwn(LIVE_RULES, name)))
}
