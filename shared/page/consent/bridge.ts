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
import { isAnythingStored } from '../storage/storage'
import { isFound, variable } from './found'
import { untilFound } from './until-found'

export interface Follower {
  /** Calls the listener after each change. */
  follow(changed: () => void): Stop
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

/**
 * Follows what the platform says, and only what it says anew: another tab, whose platform has heard more, may have decided
 * meanwhile. Where the tag asks for consent, nothing is stored until the platform says yes. Where it does not, what was stored
 * is removed until then.
 */
const createDecide = ({ consent, storage }: Page): ((answer: Answer | undefined) => void) => {
  let latest: Answer | undefined
  return (said) => {
    const answer = said ?? (consent === 'none' && !latest ? 'unset' : latest)
    if (!answer || answer === latest) return
    const before = latest
    latest = answer
    if (answer === 'unset' && before !== 'yes' && (before || consent !== 'none')) return
    const isGiven = answer === 'yes'
    // A withdrawal that no page of ours has seen leaves entries behind, although this page stores nothing.
    const isLeftBehind = answer === 'no' && isAnythingStored()
    if (isGiven !== storage.allowed() || isLeftBehind) (variable('wisp') as WispApi | undefined)?.consent(isGiven)
  }
}

export const bridge =
  (platform: ConsentPlatform, createFollower: (page: Page) => Follower): RunChunk['run'] =>
  (page, { answer }) => {
    // A store's own banner decides where the tag says so.
    if (page.consent === 'store') return () => {}
    const names = list(answer.peek()?.raw.consent_categories).map(String)
    let follower: Follower | undefined
    let stopFollowing: Stop = () => {}
    let stopped = false
    const decide = createDecide(page)
    const look = (): void => {
      guard(() => stopped || decide(answerOf(follower, names)))
    }
    const begin = (): boolean => {
      if (!isFound(platform)) return false
      follower = createFollower(page)
      stopFollowing = guard(() => follower?.follow(look)) ?? stopFollowing
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
