/**
 * Follows the decisions of a consent platform. Its objects are the page's, which may be anything: only a clear yes to all that
 * is asked for counts, and nothing that throws is a yes.
 */
import type { ConsentPlatform } from '../../model/consent-platforms'
import { list } from '../../values/names'
import type { WispApi } from '../model/api'
import type { Page } from '../model/page'
import type { RunChunk } from '../model/popups'
import { all, guard, type Stop } from '../platform/dom'
import { isFound, variable } from './found'
import { untilFound } from './until-found'

export interface Follower {
  /** Calls the listener after each change. */
  follow(changed: () => void): Stop
  /** undefined: nothing is known yet. @param names what has to be allowed; empty: the usual ones */
  isGiven(names: readonly string[]): boolean | undefined
}

const answerOf = (follower: Follower | undefined, names: readonly string[]): boolean | undefined => {
  try {
    return follower?.isGiven(names)
  } catch {
    return false
  }
}

/**
 * Where the tag asks for consent, nothing is stored until the platform says yes. Where it does not, what was stored is
 * removed until then.
 */
const decide = ({ consent, storage }: Page, answer: boolean | undefined): void => {
  if (answer === undefined && consent !== 'none') return
  const isGiven = answer === true
  if (isGiven !== storage.allowed()) (variable('wisp') as WispApi | undefined)?.consent(isGiven)
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
    const look = (): void => {
      guard(() => stopped || decide(page, answerOf(follower, names)))
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
