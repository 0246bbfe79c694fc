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

const [MEASURING, REMEMBERING] = ['analytics_storage', 'functionality_storage'] as const

interface Command {
  kind: unknown
  state: Record<string, unknown>
}

/** Finds the commands that have come since it was last asked. Tag managers take the oldest entries away from a long list. */
const createNewCommands = (): (() => Command[]) => {
  const handled = new WeakSet<object>()
  let length = 0
  let latest: unknown
  return () => {
    const entries = list(variable('dataLayer'))
    const start = length && entries[length - 1] === latest ? length : 0
    length = entries.length
    latest = entries[length - 1]
    const isNew = (entry: unknown): boolean => isConsentCommand(entry) && !handled.has(entry as object)
    const commands = entries.slice(start).filter(isNew) as Record<string, unknown>[]
    for (const command of commands) handled.add(command)
    return commands.map((command) => ({ kind: command[1], state: object(command[2]) }))
  }
}

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

const createFollower = ({ storage }: Page): Follower => {
  const since = Date.now()
  /** The state that was told last, since the list forgets its oldest entries. */
  const updates: Record<string, unknown> = {}
  const defaults: Command[] = []
  const newCommands = createNewCommands()
  const stateOf = (type: string): unknown =>
    own(updates, type) ?? defaultOf(defaults, type, `${storage.get('country') ?? ''}`)
  const typesOf = (names: readonly string[]): readonly string[] =>
    names.length ? names : stateOf(REMEMBERING) === undefined ? [MEASURING] : [MEASURING, REMEMBERING]
  /** True if one of these types was updated since it was last called. */
  const note = (names: readonly string[]): boolean => {
    const news = {}
    for (const command of newCommands()) {
      if (command.kind === 'update') Object.assign(news, command.state)
      if (command.kind === 'default') defaults.push(command)
    }
    Object.assign(updates, news)
    return typesOf(names).some((type) => own(news, type))
  }
  return {
    follow: (changed, names) => every(LOOK_INTERVAL_MS, () => changed(note(names))),
    isGiven(names) {
      note(names)
      const states = typesOf(names).map(stateOf)
      // A default says for how many milliseconds a banner may still tell what was chosen before.
      const isWaiting =
        !Object.keys(updates)[0] && defaults.some(({ state }) => Date.now() - since < Number(state.wait_for_update))
      if (!states.every((state) => state === 'granted')) return states.includes(undefined) ? undefined : false
      return !isWaiting || undefined
    },
    isRefused: (names) => typesOf(names).some((type) => own(updates, type) === 'denied'),
  }
}

export const run = bridge('google', createFollower)
