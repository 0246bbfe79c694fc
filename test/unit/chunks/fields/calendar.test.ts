// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { dayForKey } from '../../../../chunks/fields/calendar/keys'
import { clamp, isWithin, limitsOf } from '../../../../chunks/fields/calendar/limits'
import { firstDayOf } from '../../../../chunks/fields/calendar/locale'
import { addMonths, type Day, dayAt, formatDay, isoDate, parseDay, weeksOf } from '../../../../shared/page/dates/day'
import { FORMATS, inAllDigits, withSign } from '../../../support/inputs'

const day = (text: string): Day => parseDay(text) as Day

describe('a typed date', () => {
  it.each([
    ['01/02/1990', '01/02/1990'],
    ['1/2/1990', '01/02/1990'],
    [' 1.2.1990 ', '01/02/1990'],
    ['1-2-1990', '01/02/1990'],
    ['1 2 1990', '01/02/1990'],
    ['01021990', '01/02/1990'],
    ['1990-02-01', '01/02/1990'],
    ['29/02/2024', '29/02/2024'],
  ])('%s is %s', (typed, text) => {
    expect(formatDay(day(typed))).toBe(text)
  })

  it.each([
    '',
    '1',
    '01/02',
    '31/02/1990',
    '29/02/2023',
    '00/01/1990',
    '01/13/1990',
    '1/2/90',
    'tomorrow',
    '010219900',
  ])('“%s” is not a date', (typed) => expect(parseDay(typed)).toBeUndefined())

  it('may have digits of any script, and any invisible character before, inside and after it', () => {
    const typed = [...inAllDigits('01/02/1990'), ...FORMATS.flatMap((sign) => withSign('01/02/1990', sign))]
    expect(typed.filter((text) => parseDay(text) !== day('01/02/1990'))).toEqual([])
  })

  it('is written to a native field and back', () => {
    expect(isoDate(day('05/11/1990'))).toBe('1990-11-05')
    expect(day(isoDate(day('05/11/1990')))).toBe(day('05/11/1990'))
  })
})

describe('a month', () => {
  it.each([
    [1, '26/10/2026'],
    [0, '01/11/2026'],
    [6, '31/10/2026'],
  ])('whose weeks begin on day %s begins with %s', (first, begins) => {
    const weeks = weeksOf(day('21/11/2026'), first)
    expect(weeks).toHaveLength(6)
    expect(formatDay(weeks[0]?.[0] as Day)).toBe(begins)
    expect(weeks.flat()).toContain(day('30/11/2026'))
  })

  it.each([
    ['31/01/2024', 1, '29/02/2024'],
    ['31/01/2023', 1, '28/02/2023'],
    ['15/01/2024', -1, '15/12/2023'],
    ['29/02/2024', 12, '28/02/2025'],
    ['31/12/1969', 1, '31/01/1970'],
  ])('from %s, %s on, is %s', (from, months, to) => {
    expect(formatDay(addMonths(day(from), months))).toBe(to)
  })
})

describe('keys in the calendar, with weeks that begin on Monday', () => {
  it.each([
    ['ArrowLeft', false, false, '17/11/2026'],
    ['ArrowRight', false, false, '19/11/2026'],
    ['ArrowLeft', false, true, '19/11/2026'],
    ['ArrowRight', false, true, '17/11/2026'],
    ['ArrowUp', false, false, '11/11/2026'],
    ['ArrowDown', false, false, '25/11/2026'],
    ['Home', false, false, '16/11/2026'],
    ['End', false, false, '22/11/2026'],
    ['PageUp', false, false, '18/10/2026'],
    ['PageDown', false, false, '18/12/2026'],
    ['PageUp', true, false, '18/11/2025'],
    ['PageDown', true, false, '18/11/2027'],
  ])('%s (shift: %s, right to left: %s) moves to %s', (key, shiftKey, rtl, to) => {
    expect(formatDay(dayForKey({ key, shiftKey }, day('18/11/2026'), 1, rtl) as Day)).toBe(to)
  })

  it('any other key moves nowhere', () => {
    expect(dayForKey({ key: 'x', shiftKey: false }, day('18/11/2026'), 1, false)).toBeUndefined()
  })
})

describe('the limits of a date', () => {
  const field = (attributes: Record<string, string>): HTMLInputElement => {
    const input = document.createElement('input')
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    return input
  }
  const now = new Date()
  const today = dayAt(now.getFullYear(), now.getMonth(), now.getDate())

  it('are its min and max, in either notation', () => {
    const limits = limitsOf(field({ min: '2026-03-05', max: '20/09/2026' }))
    expect([limits.min, limits.max].map(formatDay)).toEqual(['05/03/2026', '20/09/2026'])
    expect(isWithin(day('05/03/2026'), limits)).toBe(true)
    expect(isWithin(day('21/09/2026'), limits)).toBe(false)
    expect(formatDay(clamp(day('01/01/2030'), limits))).toBe('20/09/2026')
  })

  it('for a birthday end today, and go back as far as people live', () => {
    const limits = limitsOf(field({ 'data-wisp-field': 'birthday' }))
    expect(limits.max).toBe(today)
    expect(isWithin(addMonths(today, -12 * 115), limits)).toBe(true)
  })

  it('otherwise leave room in the future', () => {
    expect(isWithin(today + 3650, limitsOf(field({})))).toBe(true)
  })
})

it.each([
  ['en', 'US', 0],
  ['en', 'GB', 1],
  ['en', '', 1],
  ['he', '', 0],
  ['he', 'IL', 0],
] as const)('weeks in %s, %s, begin on day %s', (language, country, first) => {
  expect(firstDayOf(language, country)).toBe(first)
})

it('limits of a popup’s field that are no dates are told to its owner', async () => {
  // The document of units has none. A phone keeps its own picker.
  vi.stubGlobal('visualViewport', {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { enhance } = await import('../../../../chunks/fields/calendar')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('location', { search: '?wisp-inspect' })
  const input = Object.assign(document.createElement('input'), { type: 'date', min: '2026-02-30', max: '2026-05-01' })
  enhance(input, { root: document } as unknown as Parameters<typeof enhance>[1])
  expect(warn.mock.calls.map(([text]) => text)).toEqual(['[wisp] min="2026-02-30" is no date'])
  vi.unstubAllGlobals()
  warn.mockRestore()
})
