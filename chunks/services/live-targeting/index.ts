/**
 * Targeting that changes while a page is open: its address, the visitor's way to it, the time, what the site says of
 * the visitor. The loader leaves the popups that have such rules to this chunk.
 */
import type { Campaign } from '../../../shared/page/model/campaign'
import type { RunChunk } from '../../../shared/page/model/popups'
import type { Visitor } from '../../../shared/page/model/rules'
import { clockLag } from '../../../shared/page/platform/clock-lag'
import { all, every, type Stop } from '../../../shared/page/platform/dom'
import { createHistoryRules } from '../../../shared/page/targeting/withdrawal'
import type { Schedule } from '../../../shared/targeting/visit-targeting'
import { object } from '../../../shared/values/names'
import { momentIn } from '../../../shared/values/zoned-time'
import { decodeLive } from '../../../shared/wire/page/popup-settings'
import { mostPerType } from './most-per-type'
import { createLiveRules, isKnown } from './rules'

/** Milliseconds. */
const LOOK_INTERVAL_MS = 1_000

const scheduleOf = ({ wire }: Campaign): Schedule | undefined => {
  const { schedule } = decodeLive(wire)
  return schedule && object(schedule)
}

/** Hours and days begin and end with a minute, dates at any second. */
const momentsOf = ({ from, to, zone = 'UTC' }: Schedule): number[] =>
  [from, to].flatMap((time) => (time ? momentIn(`${time}`, `${zone}`) : []))

/** Has the rules asked again when a minute begins or a date comes, also after the computer has slept. */
const watchClock = (schedules: Schedule[], visitor: Visitor): Stop => {
  const moments = schedules.flatMap(momentsOf)
  const place = (): string => {
    const now = Date.now() + clockLag(visitor)
    return `${Math.floor(now / 60_000)} ${moments.filter((moment) => moment <= now).length}`
  }
  let last = place()
  return every(LOOK_INTERVAL_MS, () => {
    if (place() === last) return
    last = place()
    visitor.tick()
  })
}

export const run: RunChunk['run'] = (page, popups) => {
  const answered = popups.answer.peek()?.campaigns ?? []
  const campaigns = answered.filter(({ wire }) => wire.live && isKnown(wire))
  const live = createLiveRules(page)
  const common = popups.ruleset.peek()
  const { rules } = common
  const history = createHistoryRules(page, popups)
  const ruleset = {
    ...common,
    rules: {
      ...rules,
      ...(rules.mostPerType && { mostPerType: mostPerType(answered, live, rules.abTest) }),
      ...live,
      ...history.rules,
    },
    // The common rules, and these, because all that they look at tells when it changes.
    early: { ...history.rules, ...live },
  }
  // For all popups, because teasers ask the rules of the page.
  popups.ruleset.value = ruleset
  for (const campaign of campaigns) popups.add(campaign, ruleset)
  const schedules = campaigns.flatMap((campaign) => scheduleOf(campaign) ?? [])
  return all([history.stop, ...(schedules.length ? [watchClock(schedules, page.visitor)] : [])])
}
