// @vitest-environment node
import { type CountryCode, getExampleNumber, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { phoneFiles } from '../../../../build/phone.js'
import {
  type DialCodes,
  dialledAbroad,
  foreignCountry,
  formatNational,
  numberProblem,
  type Region,
  readingsOf,
  submittedNumber,
} from '../../../../chunks/fields/phone/number'
import { isOwnReading } from '../../../../chunks/fields/phone/readings'
import { everydayRows } from '../../../support/everyday-share'
import { FORMATS, inAllDigits, withSign } from '../../../support/inputs'
import { writtenNumbers } from '../../../support/numbers'

/** The files that the build puts beside the chunks, by name. */
const files = new Map(
  phoneFiles().map(({ fileName, code }) => [fileName, JSON.parse(code.replace(/^export default /, '')) as unknown]),
)
const fileOf = <T>(name: string): T => files.get(`phone/${name}.js`) as T
const dialCodes = fileOf<DialCodes>('countries')
const countries = Object.keys(dialCodes)

const regionOf = (country: string): Region => {
  const dialCode = dialCodes[country] ?? ''
  return { country, dialCode, rules: fileOf<MetadataJson>(dialCode) }
}
const exampleOf = (country: string): PhoneNumber =>
  getExampleNumber(country as CountryCode, examples, fileOf(dialCodes[country] ?? '')) as PhoneNumber

/** Digits that may be left out of their examples: these numbering plans have mobile numbers of several lengths. */
const SPARE: Record<string, number> = { AT: 2, AX: 3, EE: 1, FI: 3, KR: 1, NZ: 1, RS: 1 }

describe('an international number', () => {
  it('is known for every country', () => {
    expect(countries.length).toBeGreaterThan(240)
    expect(new Set(Object.values(dialCodes)).size).toBe(files.size - 1)
  })

  it.each(countries)('of %s is accepted, and refused if one digit is missing', (country) => {
    const region = regionOf(country)
    const { number } = exampleOf(country)
    const without = (digits: number): string => number.slice(0, number.length - digits)
    const spare = SPARE[country] ?? 0
    expect(numberProblem(exampleOf(country).formatNational(), region)).toBeUndefined()
    expect(numberProblem(without(spare), region)).toBeUndefined()
    // Where other numbers of the country are shorter, it may be right after all.
    expect(['phoneInternational', { doubt: 'phoneInternational' }]).toContainEqual(
      numberProblem(without(spare + 1), region),
    )
  })

  it('of every country is sent as it is meant, in nine spellings at home and abroad', () => {
    const wrong = writtenNumbers().flatMap(({ country, number, home, abroad }) => {
      const other = country === 'IL' ? 'US' : 'IL'
      const typed = [
        // At home, many leave out the plus.
        ...[...home, ...abroad, number.slice(1)].map((text) => [country, text]),
        ...abroad.map((text) => [other, text]),
      ]
      return typed.filter(([from = '', text = '']) => {
        const region = regionOf(from)
        const there = foreignCountry(text, region, dialCodes)
        const settled = there ? regionOf(there) : region
        return numberProblem(text, settled) || submittedNumber(text, settled) !== number
      })
    })
    expect(wrong).toEqual([])
  })

  it('may have digits of any script, and any invisible character before, inside and after it', () => {
    const region = regionOf('GB')
    const home = '020 7946 0018'
    const typed = [...inAllDigits(home), ...FORMATS.flatMap((sign) => withSign(home, sign))]
    expect(typed.filter((text) => submittedNumber(text, region) !== '+442079460018')).toEqual([])
    expect(typed.filter((text) => numberProblem(text, region))).toEqual([])
  })

  it.each([
    ['US', '(+44) 20 7946 0018', 'GB', '+442079460018'],
    ['US', '＋５０１ ６２２ １２３４', 'BZ', '+5016221234'],
    ['US', '+52 1 55 1234 5678', 'MX', '+525512345678'],
    ['MX', '044 55 1234 5678', undefined, '+525512345678'],
    ['MX', '045 55 1234 5678', undefined, '+525512345678'],
    ['US', '1-800-FLOWERS', undefined, '+18003569377'],
    ['US', '(212) 555-2671 ext. 12', undefined, '+12125552671 ext. 12'],
    ['US', '212-555-2671 x12', undefined, '+12125552671 ext. 12'],
    ...['800', '808', '870', '878', '881', '882', '883', '888', '979'].map(
      (code) => ['US', `+${code} 1234 5678`, undefined, `+${code}12345678`] as const,
    ),
  ] as const)('in %s may be typed as %s', (from, typed, there, submission) => {
    const region = regionOf(from)
    expect(foreignCountry(typed, region, dialCodes)).toBe(there)
    const settled = there ? regionOf(there) : region
    expect(numberProblem(typed, settled)).toBeUndefined()
    expect(submittedNumber(typed, settled)).toBe(submission)
  })

  it.each([
    ['US', '011 44 20 7946 0018', '+442079460018'],
    ['CA', '011-972-50-234-5678', '+972502345678'],
    ['RU', '8-10-1-212-555-2671', '+12125552671'],
    ['IL', '012 1 212 555 2671', '+12125552671'],
    ['JP', '010 44 20 7946 0018', '+442079460018'],
    ['AU', '0011 1 212 555 2671 ext. 4', '+12125552671 ext. 4'],
    ['US', '(212) 555-2671', undefined],
    ['JP', '010-1234-5678', undefined],
    ['FR', '01 23 45 67 89', undefined],
    ['IL', '050-234-5678', undefined],
    ['KR', '001 212 555 2671', undefined],
  ])('in %s dialled as %s is %s abroad', (country, typed, abroad) =>
    expect(dialledAbroad(typed, regionOf(country), dialCodes)).toBe(abroad),
  )

  it.each([
    ['KR', '001 44 20 7946 0018', '+442079460018', '+1442079460018', false],
    ['KR', '00700-44-20-7946-0018', '+442079460018', '+700442079460018', false],
    ['KR', '00 1 212 555 2671', '+2125552671', '+12125552671', true],
    ['HK', '001 44 20 7946 0018 ext. 5', '+442079460018 ext. 5', '+1442079460018', false],
    ['SG', '001 44 20 7946 0018', '+442079460018', '+1442079460018', false],
    ['BR', '00 15 44 20 7946 0018', '+442079460018', '+15442079460018', true],
  ])('in %s, %s may be %s or %s', (country, typed, own, usual, is00Apart) =>
    expect(readingsOf(typed, regionOf(country), dialCodes)).toEqual({ own, usual, is00Apart }),
  )

  it.each([
    ['GB', '00 1 212 555 2671'],
    ['KR', '02-312-3456'],
    ['KR', '+44 20 7946 0018'],
    ['IT', '00 44 20 7946 0018'],
  ])('in %s, %s has one reading', (country, typed) =>
    expect(readingsOf(typed, regionOf(country), dialCodes)).toBeUndefined(),
  )

  it.each(
    everydayRows([
      ...[['KR', '001'] as const, ['KR', '002'] as const, ['KR', '00700'] as const, ['HK', '001'] as const],
      ...[['SG', '001'] as const, ['SG', '018'] as const, ['BR', '0015'] as const, ['BR', '0031'] as const],
      ...[['AU', '0011'] as const, ['JP', '010'] as const, ['RU', '810'] as const, ['US', '011'] as const],
      ...[['CA', '011'] as const, ['IL', '012'] as const, ['TH', '001'] as const, ['TW', '002'] as const],
      ...[['KH', '001'] as const, ['MN', '001'] as const, ['ID', '008'] as const, ['CO', '009'] as const],
    ]),
  )('of every country, dialled in %s after %s, or after a plus of digits, is what is meant', async (from, prefix) => {
    const region = regionOf(from)
    const host = { load: async (name: string) => ({ default: fileOf(name.replace('phone/', '')) }) } as never
    const meant = async (typed: string): Promise<string | undefined> => {
      const readings = readingsOf(typed, region, dialCodes)
      if (readings && (await isOwnReading(readings, dialCodes, host))) return readings.own
      const text = dialledAbroad(typed, region, dialCodes) ?? typed
      const there = foreignCountry(text, region, dialCodes)
      return submittedNumber(text, there ? regionOf(there) : region)
    }
    const others = writtenNumbers().filter(({ country }) => dialCodes[country] !== region.dialCode)
    const wrong = []
    for (const { number } of others)
      for (const typed of [`${prefix} ${number.slice(1)}`, `${prefix}${number.slice(1)}`, `00 ${number.slice(1)}`])
        if ((await meant(typed)) !== number) wrong.push(typed)
    expect(wrong).toEqual([])
  })

  it.each(['+00 44 20 7946 0018', '(00) 44 20 7946 0018', '(0044) 20 7946 0018', '+ 0044 20 7946 0018'])(
    'may begin with %s',
    (typed) => {
      expect(foreignCountry(typed, regionOf('US'), dialCodes)).toBe('GB')
      expect(submittedNumber(typed, regionOf('GB'))).toBe('+442079460018')
    },
  )

  it.each([
    ['US', '212-555-2671 (work)', '+12125552671'],
    ['IL', '050-234-5678 נייד', '+972502345678'],
    ['BR', '(0xx11) 98765-4321', '+5511987654321'],
  ])('in %s with words, as %s, is asked about and stays as it was typed', (country, typed, submission) => {
    expect(numberProblem(typed, regionOf(country))).toEqual({ doubt: 'phoneInternational' })
    expect(formatNational(typed, regionOf(country))).toBeUndefined()
    expect(submittedNumber(typed, regionOf(country))).toBe(submission)
  })

  it('may have a (0) where nobody dials one', () => {
    expect(numberProblem('+1 (0)212 555 2671', regionOf('US'))).toBeUndefined()
    expect(submittedNumber('+1 (0)212 555 2671', regionOf('US'))).toBe('+12125552671')
  })

  it('is asked about if its length is possible and its range is not known', () => {
    expect(numberProblem('555 555 5555', regionOf('US'))).toEqual({ doubt: 'phoneInternational' })
    expect(submittedNumber('555 555 5555', regionOf('US'))).toBe('+15555555555')
  })

  it.each([
    ['US', '2125551234', '(212) 555-1234', '+12125551234'],
    ['US', ' +1 (212) 555 1234 ', '(212) 555-1234', '+12125551234'],
    ['CA', '4165550123', '(416) 555-0123', '+14165550123'],
    ['GB', '02079460018', '020 7946 0018', '+442079460018'],
    ['GB', '00442079460018', '020 7946 0018', '+442079460018'],
    ['IL', '0502345678', '050-234-5678', '+972502345678'],
    // Here the 0 is part of the number.
    ['IT', '0669880001', '06 6988 0001', '+390669880001'],
  ])('of %s, typed as %s, is written %s and sent as %s', (country, typed, national, submission) => {
    expect(formatNational(typed, regionOf(country))?.text).toBe(national)
    expect(submittedNumber(typed, regionOf(country))).toBe(submission)
    expect(submittedNumber(national, regionOf(country))).toBe(submission)
  })

  it('shows its country where several share a dial code', () => {
    expect(formatNational('4165550123', regionOf('US'))?.country).toBe('CA')
  })

  it.each([
    ['US', '+44 20 7946 0018', 'GB'],
    ['US', '0044 20 7946 0018', 'GB'],
    ['GB', '+972 50 234 5678', 'IL'],
    ['GB', '+44 20 7946 0018', undefined],
    ['CA', '+1 212 555 1234', undefined],
    ['US', '2125551234', undefined],
    ['US', '+999', undefined],
    ['US', '', undefined],
  ])('typed for %s as %s belongs to %s', (country, typed, other) => {
    expect(foreignCountry(typed, regionOf(country), dialCodes)).toBe(other)
  })

  it.each(['call me', '12', '+', '1'.repeat(40), '<b>'])('is not %s', (typed) => {
    expect(numberProblem(typed, regionOf('US'))).toBe('phoneInternational')
    expect(formatNational(typed, regionOf('US'))).toBeUndefined()
  })

  it('may be left out', () => {
    for (const typed of ['', '  ']) {
      expect(numberProblem(typed, regionOf('US'))).toBeUndefined()
      expect(submittedNumber(typed, regionOf('US'))).toBe('')
    }
  })

  it('is not checked while the rules are not there, and sent as the specification says', () => {
    const region: Region = { country: 'GB', dialCode: '44' }
    expect(numberProblem('12', region)).toBeUndefined()
    expect(submittedNumber('(020) 7946 0018', region)).toBe('+442079460018')
  })

  it('is not valid if it cannot be checked', () => {
    const region: Region = { country: 'US', dialCode: '1', rules: {} as MetadataJson }
    expect(numberProblem('2125551234', region)).toBe('phone')
  })
})
