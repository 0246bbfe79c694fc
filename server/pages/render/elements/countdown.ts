import { momentIn } from '../../../../shared/values/zoned-time'
import { type Attributes, el, type Markup } from '../../../lib/markup'
import { common } from '../common'
import type { ContentOf, Render, Scope } from '../context'
import { pageWordsOf } from '../words'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
/** Seconds in each unit, and after how many of it the larger one begins. */
const LENGTHS = { days: [86_400, Infinity], hours: [3600, 24], minutes: [60, 60], seconds: [1, 60] } as const

type Unit = (typeof UNITS)[number]
type Countdown = ContentOf<'countdown'>

/** The first digits of a countdown of a fixed length. A date's distance depends on the visitor's clock. */
const digits = ({ end, seconds, largest }: Countdown, unit: Unit): string => {
  if (end !== undefined || seconds === undefined) return '––'
  const [length, limit] = LENGTHS[unit]
  const count = Math.floor(seconds / length)
  return String(unit === largest ? count : count % limit).padStart(2, '0')
}

const units = (element: Countdown, { document }: Scope): Markup[] =>
  UNITS.slice(UNITS.indexOf(element.largest)).map((unit) =>
    el(
      'span',
      { 'data-wisp-unit': unit },
      el('span', {}, digits(element, unit)),
      el('span', {}, pageWordsOf(document.language)[unit]),
    ),
  )

const endAttributes = ({ atEnd }: Countdown): Attributes => ({
  'data-wisp-at-end': atEnd.do,
  'data-wisp-target': 'elements' in atEnd ? atEnd.elements.join() : 'to' in atEnd ? atEnd.to : undefined,
})

/** The end in words; the only thing to see without the script. */
const date = (end: string, { document }: Scope): Markup | false => {
  const clock = new Date(`${end.slice(0, 16)}Z`)
  if (Number.isNaN(clock.getTime())) return false
  const format = new Intl.DateTimeFormat(document.language === 'en' ? 'en-GB' : document.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return el('p', {}, el('time', { datetime: end }, format.format(clock)))
}

/** With a zone, resolved here: browsers' data of zones differ. Without one, the end is meant in the visitor's. */
const moment = ({ end, zone }: Countdown): string | undefined => {
  if (end === undefined || zone === undefined) return end
  const time = momentIn(end.includes('T') ? end : `${end}T00:00`, zone)
  return Number.isNaN(time) ? end : new Date(time).toISOString()
}

export const countdown: Render<'countdown'> = (element, scope) => {
  const { end, zone, seconds, largest } = element
  const attributes = {
    'data-wisp-countdown': '',
    'data-wisp-end': moment(element),
    'data-wisp-zone': zone,
    'data-wisp-seconds': end === undefined ? seconds : undefined,
    'data-wisp-largest': largest,
    ...endAttributes(element),
  }
  return el(
    'div',
    common(element, 'countdown'),
    el('div', { class: 'units', ...attributes }, units(element, scope)),
    end !== undefined && date(end, scope),
  )
}
