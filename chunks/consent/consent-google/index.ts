/**
 * Google Consent Mode 2: https://developers.google.com/tag-platform/security/guides/consent. There is nothing to ask, only the
 * commands that banners put into the data layer.
 */
import { bridge, type Follower } from '../../../shared/page/consent/bridge'
import { isConsentCommand, variable } from '../../../shared/page/consent/found'
import type { Page } from '../../../shared/page/model/page'
import { every } from '../../../shared/page/platform/dom'
import { list, object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** Milliseconds. Replacing the page's `push` would tell of a change at once, but others have replaced it as well. */
const LOOK_INTERVAL_MS = 500

const [MEASURING, REMEMBERING] = ['analytics_storage', 'functionality_storage']

interface Command {
  kind: unknown
  state: Record<string, unknown>
}

const commandsIn = (layer: unknown): Command[] =>
  list(layer)
    .filter(isConsentCommand)
    .map((entry) => ({ kind: object(entry)[1], state: object(object(entry)[2]) }))

/** For which visitors a default is: `exact`ly for those of this country, for `all`, for `others`, or who knows. */
const aimOf = ({ region }: Record<string, unknown>, country: string): 'all' | 'exact' | 'others' | 'unknown' => {
  if (!Array.isArray(region)) return 'all'
  if (country && region.includes(country)) return 'exact'
  const isOther = (code: unknown): boolean =>
    country !== '' && /^[A-Z]{2}(-|$)/.test(`${code}`) && !`${code}`.startsWith(`${country}-`)
  return region.every(isOther) ? 'others' : 'unknown'
}

/** The default of a type: the country's own counts for more; one that may be for this visitor can only deny. */
const defaultOf = (commands: Command[], type: string, country: string): unknown => {
  const defaults = commands.filter(({ kind, state }) => kind === 'default' && own(state, type) !== undefined)
  const statesFor = (aim: string): unknown[] =>
    defaults.filter(({ state }) => aimOf(state, country) === aim).map(({ state }) => own(state, type))
  if (statesFor('unknown').some((value) => value !== 'granted')) return 'denied'
  return statesFor('exact').at(-1) ?? statesFor('all').at(-1)
}

/** Milliseconds for which a default says that a banner may still tell what was chosen before. */
const waitIn = (commands: Command[]): number =>
  Math.max(0, ...commands.map(({ state }) => Number(state.wait_for_update) || 0))

const createFollower = ({ storage }: Page): Follower => {
  const since = Date.now()
  /** What was stated last, since the list forgets its oldest entries. */
  const updates: Record<string, unknown> = {}
  let defaults: Command[] = []
  const note = (): void => {
    const commands = commandsIn(variable('dataLayer'))
    for (const { kind, state } of commands) if (kind === 'update') Object.assign(updates, state)
    const defaultsNow = commands.filter(({ kind }) => kind === 'default')
    if (defaultsNow.length >= defaults.length) defaults = defaultsNow
  }
  return {
    follow: (changed) => every(LOOK_INTERVAL_MS, changed),
    isGiven(names) {
      note()
      const country = `${storage.get('country') ?? ''}`
      const stateOf = (type: string): unknown => own(updates, type) ?? defaultOf(defaults, type, country)
      const defaultTypes = stateOf(REMEMBERING as string) === undefined ? [MEASURING] : [MEASURING, REMEMBERING]
      const states = (names.length ? names : (defaultTypes as string[])).map(stateOf)
      const isSettled = Object.keys(updates).length > 0 || Date.now() - since >= waitIn(defaults)
      if (!states.every((state) => state === 'granted')) return states.includes(undefined) ? undefined : false
      return isSettled || undefined
    },
  }
}

export const run = bridge('google', createFollower)
