/** The limits of a site on popups that open by themselves, as its owner writes them: `page=1,day=3,pause=2min,subscribers=skip`. */
import { CALM_SPANS, type Calm } from '../../shared/model/calm'
import { own } from '../../shared/values/own'
import { suggestion } from '../files/suggest'
import { refuse } from '../lib/invalid'
import type { Sites } from './queries'

const MAX_VIEWS = 100
/** A week, after which nothing is counted. */
const MAX_PAUSE_SECONDS = 604_800
const NAMES = [...CALM_SPANS, 'pause', 'subscribers'] as const
const SKIP = 'skip'
type Name = (typeof NAMES)[number]

const UNITS: Record<string, number> = { '': 1, s: 1, min: 60, h: 3_600, d: 86_400 }

const secondsIn = (text: string): number => {
  const [, number = '', unit = ''] = /^(\d+)\s*([a-z]*)$/.exec(text) ?? []
  return number ? Number(number) * (own(UNITS, unit) ?? Number.NaN) : Number.NaN
}

const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name)

/** @returns the name and number, or what is wrong */
const readLimit = (text: string): [name: Name, value: number | true] | string => {
  const [, rawName = text, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
  const [name, amount] = [rawName.trim(), value.trim()]
  if (!isName(name))
    return `A calm site has no "${name}"${suggestion(name, [...NAMES]) || `; it may have ${NAMES.join(', ')}`}`
  if (name === 'subscribers') return amount === SKIP ? [name, true] : `"subscribers" takes ${SKIP}, got "${amount}"`
  const seconds = secondsIn(amount)
  if (name === 'pause')
    return seconds >= 1 && seconds <= MAX_PAUSE_SECONDS
      ? [name, seconds]
      : `"pause" takes a time from 1s to 7d, like 90s, 5min or 2h, got "${amount}"`
  const limit = /^\d+$/.test(amount) ? Number(amount) : 0
  return limit >= 1 && limit <= MAX_VIEWS
    ? [name, limit]
    : `"${name}" takes a whole number of popups from 1 to ${MAX_VIEWS}, got "${amount}"`
}

/** Throws an Invalid that lists all that is wrong. */
export const readCalm = (text: string): Calm => {
  const limits = text.split(',').map(readLimit)
  const problems = limits.flatMap((limit) => (typeof limit === 'string' ? [limit] : []))
  const named = limits.flatMap((limit) => (typeof limit === 'string' ? [] : [limit]))
  const twice = named.filter(([name], index) => named.findIndex(([other]) => other === name) < index)
  problems.push(...twice.map(([name]) => `A calm site has "${name}" only once`))
  refuse(problems.map((message) => ({ path: ['limits'], message })))
  return Object.fromEntries(named)
}

const NONE = 'none'

/** Sets the limits of a site, or throws an Invalid that lists all that is wrong. @returns undefined for no limits */
export const setCalm = async (
  { sites }: { sites: Pick<Sites, 'setCalm'> },
  siteKey: string,
  { limits }: { limits: string },
): Promise<Calm | undefined> => {
  const calm = limits === NONE ? undefined : readCalm(limits)
  await sites.setCalm(siteKey, calm)
  return calm
}

const PER: Record<(typeof CALM_SPANS)[number], string> = {
  page: 'a page',
  visit: 'a visit',
  day: 'a day',
  week: 'a week',
}

/** `at most 1 popup by itself a page, 3 a day; 120 s between any two`. */
export const describeCalm = (calm: Calm | undefined): string => {
  const limits = CALM_SPANS.flatMap((span) => (calm?.[span] === undefined ? [] : [`${calm[span]} ${PER[span]}`]))
  const pause = calm?.pause === undefined ? [] : [`${calm.pause} s between any two`]
  const subscriberRule = calm?.subscribers ? ['known subscribers are not asked again'] : []
  return (
    [
      ...(limits.length ? [`popups by themselves: at most ${limits.join(', ')}`] : []),
      ...pause,
      ...subscriberRule,
    ].join('; ') || 'any number of popups by themselves'
  )
}
