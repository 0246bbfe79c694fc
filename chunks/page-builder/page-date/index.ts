/**
 * A date field of the page. It shows a date as the page wants it and sends yyyy-mm-dd. The calendar, which popups have
 * too, is fetched when the visitor enters the field.
 */
import { type Day, isoDate, parseDay } from '../../../shared/page/dates/day'
import { dateFormat, USUAL_FORMAT } from '../../../shared/page/dates/format'
import { languagesAt } from '../../../shared/page/forms/languages'
import { type Enhance, isTouchScreen, type WidgetHost } from '../../../shared/page/forms/widget'
import type { ComponentChunk, PageRuntime } from '../../../shared/page/model/page-builder'
import { after, all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { languageOf, tagAt } from '../../../shared/page/platform/language-of'
import { valueIn } from '../../../shared/page/platform/owner-values'
import { doc } from '../../../shared/page/platform/safe-dom'
import { wordsAt, wordsIn } from '../../../shared/page/platform/words-in'
import { date } from '../../../shared/words/english-pages'
import { createRoot } from './root'
import { sendAs } from './send-as'
import { exampleOf, problemOf } from './words'

/** Makes room for the calendar's button at the end of a field, which must not grow by it and move what is beside it. */
const makeRoom = (input: HTMLInputElement): Stop => {
  const { style } = input
  const { boxSizing, paddingInlineEnd, width } = style
  const before = input.offsetWidth
  style.paddingInlineEnd = '48px'
  if (input.offsetWidth !== before) Object.assign(style, { boxSizing: 'border-box', width: `${before}px` })
  return () => Object.assign(style, { boxSizing, paddingInlineEnd, width })
}

/** Weeks of a page begin on Monday (specification, section 9). */
const FIRST_DAY = 1

type Dates = NonNullable<WidgetHost['dates']>

/** A format may leave out the year, so what we have written is remembered. */
const datesOf = (input: HTMLInputElement): Dates => {
  const { format, parse } = dateFormat(
    input.getAttribute('data-wisp-format') || USUAL_FORMAT,
    languageOf(input),
    languagesAt(input),
  )
  const daysByText = new Map<string, Day>()
  return {
    firstDay: FIRST_DAY,
    format(day) {
      const text = format(day)
      daysByText.set(text, day)
      return text
    },
    parse: (text) => daysByText.get(text) ?? parse(text),
  }
}

/** Brings the calendar to the field once it has the focus. */
const withCalendar = (input: HTMLInputElement, dates: Dates, { load }: PageRuntime): Stop => {
  let stop: Stop | undefined
  let isRequested = false
  const bring = async (): Promise<void> => {
    if (isRequested) return
    isRequested = true
    try {
      const [{ enhance }, words] = await Promise.all([
        load<{ enhance: Enhance<HTMLInputElement> }>('calendar'),
        wordsIn(tagAt(input), 'fields', load),
      ])
      if (!isRequested) return
      const { adopt, root } = createRoot()
      const giveBack = makeRoom(input)
      const widget = enhance(input, {
        adopt,
        root,
        dates,
        load,
        country: '',
        say() {},
        language: languageOf(input),
        words,
      })
      stop = all([widget.stop, giveBack])
    } catch (error) {
      // The calendar did not load. The date can still be typed, and the next focus asks again.
      isRequested = false
      throw error
    }
  }
  const begin = (): void => reportRejection(bring())
  if (doc.activeElement === input) begin()
  return all([
    on(input, 'focus', begin),
    () => {
      isRequested = false
      stop?.()
    },
  ])
}

export const mount: NonNullable<ComponentChunk['mount']> = (element, runtime) => {
  const input = element as HTMLInputElement
  const native = input.type === 'date'
  // There the browser's own picker is better, and it sends the same.
  if (native && isTouchScreen()) return () => {}
  if (native) input.type = 'text'
  const dates = datesOf(input)
  for (const name of ['value', 'min', 'max']) valueIn(input, name, 'date', name === 'value' ? dates.parse : parseDay)
  const replacement = sendAs(input)
  const update = (): void => {
    const day = dates.parse(input.value)
    // A form that checks nothing sends an invalid date as it was typed.
    replacement.set(day === undefined ? input.value.trim() : isoDate(day))
    input.setCustomValidity(input.value.trim() && problemOf(day, input, dates, words))
  }
  const write = (): void => {
    const day = dates.parse(input.value)
    if (day !== undefined) input.value = dates.format(day)
    update()
  }
  const placeholder = !input.placeholder
  const name = (): void => {
    if (placeholder) input.placeholder = exampleOf(dates, words)
  }
  const words = wordsAt(input, date, 'page', runtime.load, () => {
    name()
    update()
  })
  name()
  write()
  return all([
    withCalendar(input, dates, runtime),
    on(input, 'input', update),
    on(input, 'change', write),
    // The page's own scripts change values without an event.
    on(document, 'submit', write, true),
    on(document, 'reset', () => after(0, write)),
    () => {
      const day = dates.parse(input.value)
      replacement.stop()
      input.setCustomValidity('')
      if (placeholder) input.placeholder = ''
      if (native) input.type = 'date'
      if (native && day !== undefined) input.value = isoDate(day)
    },
  ])
}
