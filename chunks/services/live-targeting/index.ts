/**
 * Targeting that changes while a page is open: its address, the visitor's way to it, the time, what the site says of
 * the visitor. The loader leaves the popups that have such rules to this chunk.
 */
import type { Campaign } from '../../../shared/model/campaign'
import type { RunChunk } from '../../../shared/model/popups'
import { every } from '../../../shared/platform/dom'
import { decodeLive } from '../../../shared/wire/live-targeting'
import { mostPerType } from './most-per-type'
import { createLiveRules, isKnown } from './rules'

/** Milliseconds. Schedules begin and end with a minute. */
const LOOK = 1_000

/** Has the rules asked again when a minute begins, also after the computer has slept. */
const watchMinutes = (tick: () => void) => {
  const minute = (): number => Math.floor(Date.now() / 60_000)
  let last = minute()
  return every(LOOK, () => {
    if (minute() === last) return
    last = minute()
    tick()
  })
}

const hasSchedule = ({ wire }: Campaign): boolean => decodeLive(wire).schedule !== undefined

export const run: RunChunk['run'] = (page, popups) => {
  const answered = popups.answer.peek()?.campaigns ?? []
  const campaigns = answered.filter(({ wire }) => wire.live && isKnown(wire))
  const live = createLiveRules(page)
  const { rules, triggers } = popups.law.peek()
  const { converted, closed, frequency } = rules
  const law = {
    rules: {
      ...rules,
      ...(rules.mostPerType && { mostPerType: mostPerType(answered, live, rules.abTest) }),
      ...live,
    },
    // The common rules, and these, because all that they look at tells when it changes.
    early: { converted, closed, frequency, ...live } as typeof rules,
    triggers,
  }
  // For all popups, because teasers ask the rules of the page.
  popups.law.value = law
  for (const campaign of campaigns) {
    // A click may have fetched it already, as one that no rule holds back.
    const found = popups.popups.peek().find((state) => state.campaign.id === campaign.id)
    if (found) found.law = law
    popups.add(campaign, law)
  }
  return campaigns.some(hasSchedule) ? watchMinutes(page.visitor.tick) : () => {}
}
