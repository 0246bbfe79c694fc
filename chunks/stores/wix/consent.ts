/** The visitor's choice in Wix's cookie banner. */
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import { object } from '../../../shared/values/names'

interface Manager {
  getCurrentConsentPolicy(): unknown
}

/**
 * We keep ids (functional) and report views (analytics). The site's default policy may allow everything before the
 * visitor has chosen, so it counts as a no.
 */
const allows = (details: unknown): boolean => {
  const { defaultPolicy, policy } = object(details)
  const { analytics, functional } = object(policy)
  return !defaultPolicy && analytics === true && functional === true
}

export const followConsent = (decide: (isGranted: boolean) => void): Stop => {
  let last: boolean | undefined
  const read = (event?: CustomEvent): void => {
    let isGranted = false
    try {
      const manager = globalNamed('consentPolicyManager') as Manager | undefined
      // Nothing is known yet.
      if (!manager && !event) return
      isGranted = allows(manager ? manager.getCurrentConsentPolicy() : event?.detail)
    } catch {
      // Unclear.
    }
    if (isGranted === last) return
    last = isGranted
    decide(isGranted)
  }
  // Captured, because Wix sends them to the document without bubbling.
  const stop = all(
    ['consentPolicyInitialized', 'consentPolicyChanged'].map((name) => on<CustomEvent>(window, name, read, true)),
  )
  read()
  return stop
}
