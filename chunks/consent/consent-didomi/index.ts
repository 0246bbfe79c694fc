/** Didomi: https://developers.didomi.io/cmp/web-sdk/reference/api. */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { variable } from '../../../shared/page/consent/found'
import { guard } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** The same as in TCF: storing something, a profile for content, choosing content by it, measuring content. */
const PURPOSES = ['cookies', 'create_content_profile', 'select_personalized_content', 'measure_content_performance']

interface Didomi {
  isConsentRequired?(): unknown
  getCurrentUserStatus(): unknown
  on?(event: string, listener: () => void): unknown
}

const createFollower = (): Follower => {
  let didomi: Didomi | undefined
  let stopped = false
  return {
    follow(changed) {
      const onChange = (): void => {
        if (!stopped) changed()
      }
      const ready = (api: unknown): void => {
        guard(() => {
          didomi = object(api) as unknown as Didomi
          didomi.on?.('consent.changed', onChange)
          onChange()
        })
      }
      // Before it is ready this is a list of what it will call, and afterwards it calls at once.
      const readyList = variable('didomiOnReady')
      if (Array.isArray(readyList)) readyList.push(ready)
      else ready(variable('Didomi'))
      return () => {
        stopped = true
      }
    },
    isGiven(names) {
      if (!didomi) return
      if (didomi.isConsentRequired?.() === false) return true
      const purposes = object(object(didomi.getCurrentUserStatus()).purposes)
      return (names.length ? names : PURPOSES).every((purpose) => object(own(purposes, purpose)).enabled === true)
    },
  }
}

export const run = bridge('didomi', createFollower)
