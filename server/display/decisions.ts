/** Decides which popups an answer has, and what a kept answer depends on. */
import type { Context } from 'hono'
import { runsStore } from '../../shared/model/platforms'
import { momentIn } from '../../shared/values/zoned-time'
import type { Asker } from '../../shared/wire/server/display'
import type { StoredPopup } from '../popups/queries'
import type { Uncounted } from '../reports/viewer'
import { type Decision, decide } from '../targeting/decide'
import { factsOf } from '../targeting/facts'
import { dayOf } from '../targeting/openings'
import { isWithheld } from './visitor-kind'

export interface DecidedServing {
  popups: StoredPopup[]
  asker: Asker
  /** Says that a program or the site's owner asks, who are not counted; undefined for everybody else. */
  kind?: Uncounted | undefined
  /** The owner's preview: nothing is counted. */
  preview?: boolean
  /** True if these are all popups of the site, so that targeting has to leave some out. */
  all?: boolean
}

/** A popup whose countdown has ended is not shown (specification, section 4), nor one that has had its leads. */
export const stillRuns = ({ design: { countdown }, ended }: StoredPopup): boolean =>
  !ended && (!countdown?.end || !(momentIn(countdown.end, countdown.zone ?? 'UTC') < Date.now()))

/** Answers with moments in them hold for a day. */
export const dayOfKey = (decisions: string[]): string => (decisions.includes('near') ? `${dayOf(Date.now())}` : '')

/** Key of a kept answer: the first letter of the decision on each popup, and what else the answer depends on. */
export const keyOf = (
  decisions: string[],
  remaining: StoredPopup[],
  { mobile, newSession, store, nameless }: Asker,
): string =>
  [
    decisions.map((decision) => decision.charAt(0)).join(''),
    dayOfKey(decisions),
    mobile,
    newSession,
    nameless,
    runsStore(store, remaining),
  ].join(' ')

/**
 * The server's decision on each popup. One that was asked for by its id is sent whatever its targeting says, and an owner
 * previews also one that has ended, with whatever browser.
 */
export const decisionsOf = (
  c: Context,
  { popups, asker, all, kind, preview }: DecidedServing,
): (Decision | 'asked')[] => {
  const [facts, now] = [factsOf(c, asker.country), Date.now()]
  return popups.map((popup) => {
    if (preview) return 'asked'
    if (!stillRuns(popup) || isWithheld(popup, kind)) return 'out'
    return all ? decide(popup.targeting, facts, now) : 'asked'
  })
}
