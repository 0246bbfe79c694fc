/**
 * IAB Transparency and Consent Framework 2.2:
 * https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework. Until the platform has come, its
 * stub keeps our call for it.
 */
import { object } from '../../values/names'
import { own } from '../../values/own'
import { guard } from '../platform/dom'
import { callsTo, TCF_LOCATOR, windowWith } from './around'
import type { Follower } from './bridge'
import { isFound, variable } from './found'

/** Storing something (1), a profile for content (5), choosing content by it (6), measuring content (8). */
const PURPOSES = ['1', '5', '6', '8']

type Api = (command: string, version: number, callback: (data: unknown, success: unknown) => void, id?: unknown) => void

export const isTcfThere = (): boolean => isFound('tcf') || windowWith(TCF_LOCATOR) !== undefined

/** The platform of a page in a frame may be in a window around it. */
const apiAround = (): ReturnType<typeof callsTo> | undefined => {
  const platform = isFound('tcf') ? undefined : windowWith(TCF_LOCATOR)
  return platform && callsTo(platform, '__tcfapi', 2)
}

export interface TcfFollower extends Follower {
  /** True if the platform has said that the law does not ask for consent. */
  isExempt(): boolean
}

export const createTcfFollower = (): TcfFollower => {
  let latest: Record<string, unknown> | undefined
  let stopped = false
  const isExempt = (): boolean => latest?.gdprApplies === false
  return {
    isExempt,
    follow(changed) {
      const around = apiAround()
      const call = (command: string, callback: (data: unknown, success: unknown) => void, id?: unknown): void =>
        around ? around.call(command, callback, id) : (variable('__tcfapi') as Api)(command, 2, callback, id)
      const remove = (): void => guard(() => call('removeEventListener', () => {}, latest?.listenerId))
      call('addEventListener', (data, success) => {
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
      if (isExempt()) return true
      const consents = object(object(latest.purpose).consents)
      return (names.length ? names : PURPOSES).every((purpose) => own(consents, purpose) === true)
    },
    isRefused: () => /^(tcloaded|useractioncomplete)$/.test(`${latest?.eventStatus}`),
  }
}
