/**
 * Reads a countdown from its element: ours by data attributes, that of WP Lead Plus X by the numbers that it prints,
 * because its options stand in a script's local variable.
 */
import { UNIT_NAMES } from '../../../page/countdown/largest'
import { UNIT_SECONDS, type Unit } from '../../../page/countdown/remaining'
import { numberIn, valueIn } from '../../../page/platform/owner-values'
import { momentIn } from '../../../values/zoned-time'

/** Browsers take the 31st of a shorter month for a day of the next one. */
const exists = (day: string): boolean => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)

/**
 * In milliseconds since 1970; a day without a time begins at midnight. Undefined and NaN as in `valueIn`.
 * @param zone in which it is meant; '' for the visitor's own. NaN if there is none of that name
 */
const dateIn = (element: Element, name: string, zone: string): number | undefined =>
  valueIn(element, name, 'date', (text) =>
    exists(text.slice(0, 10))
      ? momentIn(text.includes('T') ? text : `${text}T00:00`, zone || Intl.DateTimeFormat().resolvedOptions().timeZone)
      : undefined,
  )

const ENDINGS = ['nothing', 'open-url', 'show-elements', 'hide-elements'] as const

export interface PageCountdown {
  /** Time of its end, in milliseconds since 1970; undefined: after `seconds`. An end that cannot be read is NaN. */
  moment: number | undefined
  seconds: number
  /** True if it goes on in the visitor's next view, instead of starting again. A printed one may go on by itself. */
  kept: boolean
  largest: Unit
  atEnd: (typeof ENDINGS)[number]
  /** An address to open, or the ids of elements to show or hide. */
  target: string
}

/** The parts of one unit on the page; those that are missing are null. */
interface UnitParts {
  box: HTMLElement | null
  digits: Element | null
  label: Element | null
}

/** Seconds without any setting: 4 minutes and 58 seconds, as in the original. */
const DEFAULT_COUNTDOWN_SECONDS = 298
/** The longest duration in seconds: much longer ones would exceed the range of Date. */
const MAX_COUNTDOWN_SECONDS = 366 * UNIT_SECONDS.days

const isOurs = (element: Element): boolean => element.hasAttribute('data-wisp-countdown')

/** Tag of a countdown's unit, where we have to add one. */
export const unitTag = (element: Element): 'div' | 'li' => (isOurs(element) ? 'div' : 'li')

export const unitParts = (element: Element, unit: Unit): UnitParts => {
  if (isOurs(element)) {
    const box = element.querySelector<HTMLElement>(`[data-wisp-unit=${unit}]`)
    return { box, digits: box?.children[0] ?? null, label: box?.children[1] ?? null }
  }
  const inner = element.querySelector<HTMLElement>(`.simple-countdown-${unit}`)
  const find = (name: string): Element | null => inner?.querySelector(name) ?? null
  return { box: inner?.closest('li') ?? inner, digits: find('.cd-number'), label: find('.simple-countdown-label') }
}

const shortened = (seconds: number): number => Math.min(seconds, MAX_COUNTDOWN_SECONDS)

const readOurs = (element: Element): PageCountdown => {
  const read = (name: string): string => element.getAttribute(`data-wisp-${name}`)?.trim() ?? ''
  return {
    moment: dateIn(element, 'data-wisp-end', read('zone')),
    seconds: shortened(numberIn(element, 'data-wisp-seconds') ?? DEFAULT_COUNTDOWN_SECONDS),
    kept: true,
    largest: UNIT_NAMES.find((unit) => unit === read('largest')) ?? 'days',
    atEnd: ENDINGS.find((name) => name === read('at-end')) ?? 'nothing',
    target: read('target'),
  }
}

const readOriginal = (element: Element): PageCountdown => {
  const printed = (unit: Unit): number =>
    (Number(unitParts(element, unit).digits?.textContent) || 0) * UNIT_SECONDS[unit]
  const seconds = shortened(UNIT_NAMES.reduce((sum, unit) => sum + Math.max(0, printed(unit)), 0))
  const isShown = (unit: Unit): boolean => !unitParts(element, unit).box?.classList.contains('hidden')
  return {
    moment: undefined,
    kept: false,
    atEnd: 'nothing',
    target: '',
    seconds: seconds || DEFAULT_COUNTDOWN_SECONDS,
    largest: UNIT_NAMES.find(isShown) ?? 'days',
  }
}

export const readCountdown = (element: Element): PageCountdown =>
  isOurs(element) ? readOurs(element) : readOriginal(element)
