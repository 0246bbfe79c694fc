/** Didomi: https://developers.didomi.io/cmp/web-sdk/reference/api. */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { variable } from '../../../shared/page/consent/found'
import { guard, tried } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** The same as in TCF: storing something, a profile for content, choosing content by it, measuring content. */
const PURPOSES = ['cookies', 'create_content_profile', 'select_personalized_content', 'measure_content_performance']

interface Didomi {
  isConsentRequired?(): unknown
  /** By the current version, and by earlier ones. */
  isUserStatusPartial?(): unknown
  isUserConsentStatusPartial?(): unknown
  getCurrentUserStatus(): unknown
  on?(event: string, listener: () => void): unknown
}

/** It has no call that ends listening, so each of its objects gets one listener, for whichever follower is the last. */
const heardObjects = new WeakSet<object>()
let tell: () => unknown = () => {}
const hear = (didomi: Didomi): void => {
  if (heardObjects.has(didomi)) return
  heardObjects.add(didomi)
  guard(() => didomi.on?.('consent.changed', () => tell()))
}

const createFollower = (): Follower => {
  let didomi: Didomi | undefined
  let stopped = false
  return {
    follow(changed) {
      const ready = (api: unknown): void => {
        if (stopped || didomi) return
        const candidate = object(api) as unknown as Didomi
        // It throws before it is ready.
        if (!tried(() => candidate.getCurrentUserStatus())) return
        didomi = candidate
        tell = () => stopped || changed(true)
        hear(candidate)
        changed()
      }
      // Until the platform is ready this is a list of functions for it to call; afterwards adding one calls it. Whoever comes first makes the list.
      const readyList = variable('didomiOnReady') ?? []
      if (Array.isArray(readyList)) {
        readyList.push(ready)
        Reflect.set(window, 'didomiOnReady', readyList)
      }
      ready(variable('Didomi'))
      return () => {
        stopped = true
        if (Array.isArray(readyList) && readyList.includes(ready)) readyList.splice(readyList.indexOf(ready), 1)
      }
    },
    isRefused: () => (didomi?.isUserStatusPartial ?? didomi?.isUserConsentStatusPartial)?.call(didomi) === false,
    isGiven(names) {
      if (!didomi) return
      if (didomi.isConsentRequired?.() === false) return true
      const purposes = object(object(didomi.getCurrentUserStatus()).purposes)
      return (names.length ? names : PURPOSES).every((purpose) => object(own(purposes, purpose)).enabled === true)
    },
  }
}

export const run = bridge('didomi', createFollower)
