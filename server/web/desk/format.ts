/** Formats figures and times, in English like the rest of the desk. */
const LOCALE = 'en'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'short' })
const exact = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' })
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const figure = new Intl.NumberFormat(LOCALE)
const percentage = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 })

/**
 * Relative time like "2 min. ago". `now`: milliseconds. "now" below a minute and for clocks that run
 * ahead.
 */
export const ago = (isoTime: string, now: number): string => {
  const seconds = (now - Date.parse(isoTime)) / 1000
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 0]
  return length ? relative.format(-Math.floor(seconds / length), unit) : 'now'
}

export const exactly = (isoTime: string): string => {
  const time = Date.parse(isoTime)
  return Number.isNaN(time) ? isoTime : exact.format(time)
}

/** The day that is `days` later than a date like `2026-11-22`: "22 Nov". */
export const dayAfter = (date: string, days: number): string => day.format(Date.parse(date) + days * 86_400_000)

export const count = (value: number): string => figure.format(value)

/** Size of a file: `12 kB`. */
export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${count(Math.ceil(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** `share`: 0 to 1. */
export const percent = (share: number): string => percentage.format(share)

/** `value`: a decimal number; '' if it is unknown. */
export const money = (value: string, currency: string): string =>
  value === '' ? '–' : new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(Number(value))

/** "1 lead", "2 leads". */
export const counted = (value: number, noun: string): string => `${count(value)} ${noun}${value === 1 ? '' : 's'}`

/** The URL if it is http(s), otherwise undefined: it comes from visitors and may be a `javascript:` URL. */
export const safeLink = (address: string): string | undefined =>
  /^https?:$/.test(URL.parse(address, location.origin)?.protocol ?? '') ? address : undefined

/** The path of a URL; '' if it is invalid. */
export const pathOf = (address: string): string => URL.parse(address, location.origin)?.pathname ?? ''
