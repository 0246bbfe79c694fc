import { expect, it } from 'vitest'
import { withDialCodes } from '../../../../server/leads/phone-country'

const fieldOf = (check: string) => [{ name: 'phone', key: 'phone', type: 'tel', required: true, asked: [check] }]
const leadFields = (phone: string, country: string, check = 'phone-international') =>
  withDialCodes({ phone, name: '0502345678' }, fieldOf(check), country)

it.each([
  ['IL', '050-234-5678', '+972502345678'],
  ['IL', '+1 (212) 555-2671', '+12125552671'],
  ['US', '(212) 555-2671 x12', '+12125552671 ext. 12'],
  ['US', '011 44 20 7946 0018', '+442079460018'],
  ['AU', '0011 1 212 555 2671', '+12125552671'],
  ['KR', '00165 6123 4567', '+6561234567'],
  ['KR', '001 65 6123 4567', '+6561234567'],
  ['KR', '00700 65 6123 4567', '+6561234567'],
  ['KR', '00 1 212 555 2671', '+12125552671'],
  ['BR', '00 15 44 20 7946 0018', '+442079460018'],
  ['RU', '8~10 44 20 7946 0018', '+442079460018'],
  ['US', '+00 44 20 7946 0018', '+442079460018'],
  ['IT', '06 6988 0001', '+390669880001'],
  ['MX', '044 55 1234 5678', '+525512345678'],
  ['US', '+52 1 55 1234 5678', '+525512345678'],
  ['US', '1-800-FLOWERS', '+18003569377'],
  ['EG', '٠١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
  ['IL', '+972502345678', '+972502345678'],
])('a visitor in %s who typed %s without the rules of the country has the number %s', (country, phone, number) =>
  expect(leadFields(phone, country)).toEqual({ phone: number, name: '0502345678' }),
)

it.each([
  ['IL', '12'],
  ['US', '050-234-5678'],
  ['', '050-234-5678'],
  ['XX', '050-234-5678'],
])('in “%s”, %s is kept as it came', (country, phone) => expect(leadFields(phone, country).phone).toBe(phone))

it('numbers of fields with other checks are kept as they came', () =>
  expect(leadFields('050-234-5678', 'IL', 'phone-basic').phone).toBe('050-234-5678'))
