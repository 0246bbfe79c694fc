/**
 * Follows the decisions of a consent platform. Its objects are the page's, which may be anything: only a clear yes to all that
 * is asked for counts, and nothing that throws is a yes.
 */
import type { ConsentPlatform } from '../../model/consent-platforms'
import { list } from '../../values/names'
import type { WispApi } from '../model/api'
import type { Page } from '../model/page'
import type { RunChunk } from '../model/popups'
import { all, guard, type Stop, tried } from '../platform/dom'
import { isAnythingStored, type Storage } from '../storage/storage'
import { isFound, variable } from './found'
import { untilFound } from './until-found'

export interface Follower {
  /**
   * Calls the listener after each change, with true where the visitor has just chosen.
   * @param names as of `isGiven`
   */
  follow(changed: (isChoice?: boolean) => void, names: readonly string[]): Stop
  /** undefined: nothing is known yet. @param names what has to be allowed; empty: the usual ones */
  isGiven(names: readonly string[]): boolean | undefined
  /** True if the visitor has said no, on this page or an earlier one, instead of not having chosen yet. */
  isRefused(names: readonly string[]): boolean
}

/** `unset`: the platform is there, and the visitor has not chosen yet, or it cannot be understood. */
type Answer = 'yes' | 'no' | 'unset'

/** undefined: nothing is known yet. */
const answerOf = (follower: Follower | undefined, names: readonly string[]): Answer | undefined => {
  if (!follower) return
  try {
    const isGiven = follower.isGiven(names)
    if (isGiven === undefined) return
    if (isGiven === true) return 'yes'
  } catch {
    return 'unset'
  }
  return tried(() => follower.isRefused(names)) === true ? 'no' : 'unset'
}

/** The decision applied last in this tab. A bridge that starts again applies only what has changed since; another page is another tab. */
const latestAnswers = new WeakMap<Storage, Answer>()

/**
 * Applies decisions of the platform that differ from the last one applied in this tab: another tab, whose platform knows more, may have
 * decided meanwhile. A choice made on this page always counts, also if it repeats an earlier one. If the tag requires consent, nothing is
 * stored before a yes; otherwise storage is cleared until then.
 */
const decide = ({ consent, storage }: Page, platformAnswer: Answer | undefined, isChoice?: boolean): void => {
  const before = latestAnswers.get(storage)
  const answer = platformAnswer ?? (consent === 'none' && !before ? 'unset' : before)
  if (!answer || (answer === before && !(platformAnswer && isChoice))) return
  latestAnswers.set(storage, answer)
  if (answer === 'unset' && before !== 'yes' && (before || consent !== 'none')) return
  const isGiven = answer === 'yes'
  // A withdrawal that no page of ours has seen leaves entries behind, although this page stores nothing.
  const isLeftBehind = answer === 'no' && isAnythingStored()
  if (isGiven !== storage.allowed() || isLeftBehind) (variable('wisp') as WispApi | undefined)?.consent(isGiven)
}

/** @param isThere as for all platforms, or also in another way */
export const bridge =
  (
    platform: ConsentPlatform,
    createFollower: (page: Page) => Follower,
    isThere = () => isFound(platform),
  ): RunChunk['run'] =>
  (page, { answer }) => {
    // A store's own banner decides where the tag says so.
    if (page.consent === 'store') return () => {}
    const names = list(answer.peek()?.raw.consent_categories).map(String)
    let follower: Follower | undefined
    let stopFollowing: Stop = () => {}
    let stopped = false
    const look = (isChoice?: boolean): void => {
      guard(() => stopped || decide(page, answerOf(follower, names), isChoice))
    }
    const begin = (): boolean => {
      if (!isThere()) return false
      follower = createFollower(page)
      stopFollowing = guard(() => follower?.follow(look, names)) ?? stopFollowing
      look()
      return true
    }
    const stopLooking = untilFound(begin)
    look()
    return () => {
      stopped = true
      all([stopLooking, () => guard(stopFollowing)])()
    }
  }
