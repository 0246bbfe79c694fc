/** Cookiebot: https://www.cookiebot.com/en/developer/. */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { variable } from '../../../shared/page/consent/found'
import { all, on } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** Popups that were seen are remembered, and views are reported. */
const CATEGORIES = ['preferences', 'statistics']

const CHOICES = ['OnAccept', 'OnDecline']
const EVENTS = ['OnConsentReady', 'OnLoad', ...CHOICES]

const createFollower = (): Follower => ({
  follow: (changed) => all(EVENTS.map((name) => on(window, `Cookiebot${name}`, () => changed(CHOICES.includes(name))))),
  isGiven(names) {
    const consent = object(object(variable('Cookiebot')).consent)
    return (names.length ? names : CATEGORIES).every((category) => own(consent, category) === true)
  },
  isRefused: () => object(variable('Cookiebot')).hasResponse === true,
})

export const run = bridge('cookiebot', createFollower)
