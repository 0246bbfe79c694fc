/** Figures and times as they are shown. One language, as the desk speaks one. */
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
const figure = new Intl.NumberFormat(LOCALE)
const percentage = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 })

/** `at`: ISO time; `now`: milliseconds. "now" within the minute, and for clocks that run ahead. */
export const ago = (at: string, now: number): string => {
  const seconds = (now - Date.parse(at)) / 1000
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 0]
  return length ? relative.format(-Math.floor(seconds / length), unit) : 'now'
}

export const exactly = (at: string): string => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? at : exact.format(time)
}

export const count = (value: number): string => figure.format(value)

/** 0 to 1. */
export const percent = (share: number): string => percentage.format(share)

/** "1 lead", "2 leads". */
export const counted = (value: number, noun: string): string => `${count(value)} ${noun}${value === 1 ? '' : 's'}`

/** The address when a click on it does no more than open a page: visitors and servers send it, so `javascript:` may. */
export const safeLink = (address: string): string | undefined =>
  /^https?:$/.test(URL.parse(address, location.origin)?.protocol ?? '') ? address : undefined

/** Path of an address, '' where it has none. */
export const pathOf = (address: string): string => URL.parse(address, location.origin)?.pathname ?? ''
