/** What the server decides of a popup's targeting, for one visitor. */
import type { Targeting } from '../../shared/model/popup-targeting'
import type { Schedule } from '../../shared/model/visit-targeting'
import type { ServerRule } from '../../shared/targeting/facts'
import { bounds, isOpen } from '../../shared/targeting/schedule'
import { nextOpening } from '../../shared/targeting/schedule-next'
import { LIVE_RULES, SERVER_RULES, type ServerFacts, type ServerSettings } from '../../shared/targeting/table'

const DAY = 86_400_000
const MINUTE = 60_000

/** `far`: not within a day. `settled`: on all day, so that the page has nothing to decide. */
type Timing = 'far' | 'near' | 'settled'

const isFar = (schedule: Schedule, now: number): boolean => {
  const next = nextOpening(schedule, now, 1)
  return next === undefined || next > now + DAY
}

const timingAt = (schedule: Schedule, now: number): Timing => {
  const changes = schedule.hours || schedule.weekdays || bounds(schedule, now + DAY)[1]
  if (!changes && isOpen(schedule, now)) return 'settled'
  return isFar(schedule, now) ? 'far' : 'near'
}

/** Working it out takes longer than the rest of an answer, and nothing changes within a minute. */
const timings = new WeakMap<Schedule, { minute: number; timing: Timing }>()

export const timingOf = (schedule: Schedule, now: number): Timing => {
  const minute = Math.floor(now / MINUTE)
  const known = timings.get(schedule)
  if (known?.minute === minute) return known.timing
  const timing = timingAt(schedule, now)
  timings.set(schedule, { minute, timing })
  return timing
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
  if (serverVerdicts(targeting, facts).some(([, allows]) => !allows)) return 'out'
  const timing = targeting.schedule ? timingOf(targeting.schedule, now) : 'settled'
  return timing === 'far' ? 'out' : timing === 'near' ? 'near' : 'always'
}

/** What the page has to decide: not a schedule that is settled, and nothing of a popup that was asked for. */
export const leftToPage = (targeting: Targeting | undefined, decision: Decision | 'asked'): Targeting | undefined => {
  if (!targeting || decision === 'near') return targeting
  const { schedule: _, ...rest } = targeting
  if (decision === 'always') return rest
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !Object.hasOwn(LIVE_RULES, name)))
}
