/**
 * IAB Transparency and Consent Framework 2.2:
 * https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework. Until the platform has come, its
 * stub keeps our call for it.
 */
import { callsTo, TCF_LOCATOR, windowWith } from '../../../shared/page/consent/around'
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { isFound, variable } from '../../../shared/page/consent/found'
import { guard } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** Storing something (1), a profile for content (5), choosing content by it (6), measuring content (8). */
const PURPOSES = ['1', '5', '6', '8']

type Api = (command: string, version: number, callback: (data: unknown, success: unknown) => void, id?: unknown) => void

/** The platform of a page in a frame may be in a window around it. */
const apiAround = (): ReturnType<typeof callsTo> | undefined => {
  const platform = isFound('tcf') ? undefined : windowWith(TCF_LOCATOR)
  return platform && callsTo(platform)
}

const createFollower = (): Follower => {
  let latest: Record<string, unknown> | undefined
  let stopped = false
  return {
    follow(changed) {
      const around = apiAround()
      const api = (): Api => around?.call ?? (variable('__tcfapi') as Api)
      const remove = (): void => guard(() => api()('removeEventListener', 2, () => {}, latest?.listenerId))
      api()('addEventListener', 2, (data, success) => {
        if (success !== true) return
        // The first call tells a listener how things are, which may be by a choice that was made long before.
        const isAnswer = !latest
        latest = object(data)
        if (stopped) remove()
        else changed(!isAnswer && latest.eventStatus === 'useractioncomplete')
      })
      return () => {
        stopped = true
        if (latest) remove()
        around?.stop()
      }
    },
    isGiven(names) {
      if (!latest || latest.cmpStatus === 'error') return
      if (latest.gdprApplies === false) return true
      const consents = object(object(latest.purpose).consents)
      return (names.length ? names : PURPOSES).every((purpose) => own(consents, purpose) === true)
    },
    isRefused: () => /^(tcloaded|useractioncomplete)$/.test(`${latest?.eventStatus}`),
  }
}

export const run = bridge('tcf', createFollower, () => isFound('tcf') || windowWith(TCF_LOCATOR) !== undefined)
