/** OneTrust: https://developer.onetrust.com/onetrust/docs/javascript-events-guide. */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { variable } from '../../../shared/page/consent/found'
import { all, on } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'

/** Performance and functional. */
const GROUPS = ['C0002', 'C0003']

const createFollower = (): Follower => {
  /** The groups as an event has told them, which may come before the variable has changed. */
  let announcedGroups: unknown[] | undefined
  return {
    follow: (changed) =>
      all([
        on<CustomEvent>(window, 'OneTrustGroupsUpdated', ({ detail }) => {
          announcedGroups = Array.isArray(detail) ? detail : undefined
          changed()
        }),
        on(window, 'OTConsentApplied', () => {
          announcedGroups = undefined
          changed(true)
        }),
      ]),
    isGiven(names) {
      const active = variable('OnetrustActiveGroups')
      const groups = announcedGroups ?? (typeof active === 'string' ? active.split(',') : undefined)
      return groups && (names.length ? names : GROUPS).every((group) => groups.includes(group))
    },
    // OneTrust itself takes a closed banner for a choice.
    isRefused: () => (object(variable('OneTrust')) as { IsAlertBoxClosed?(): unknown }).IsAlertBoxClosed?.() === true,
  }
}

export const run = bridge('onetrust', createFollower)
