/** The WP Consent API, by which banners of WordPress tell other plugins: https://wordpress.org/plugins/wp-consent-api/. */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { variable } from '../../../shared/page/consent/found'
import { all, on } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'

/** Popups that were seen are remembered, and views are reported. */
const CATEGORIES = ['preferences', 'statistics']

const createFollower = (): Follower => ({
  follow: (changed) =>
    all([
      on(document, 'wp_listen_for_consent_change', () => changed(true)),
      on(document, 'wp_consent_type_defined', () => changed()),
    ]),
  isGiven(names) {
    // A banner that first asks where the visitor is has not said yet what holds there.
    if (variable('waitfor_consent_hook') && !variable('wp_consent_type')) return
    const hasConsent = variable('wp_has_consent') as (category: string) => unknown
    return (names.length ? names : CATEGORIES).every((category) => hasConsent(category) === true)
  },
  isRefused(names) {
    const { cookie_prefix } = object(variable('consent_api'))
    const cookie = variable('consent_api_get_cookie') as (name: string) => unknown
    return (names.length ? names : CATEGORIES).some((category) => cookie(`${cookie_prefix}_${category}`) === 'deny')
  },
})

export const run = bridge('wordpress', createFollower)
