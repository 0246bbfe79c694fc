/** Writes the numbers of a lead with their dial code, where the page had not got the rules of their country in time. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { asDialledToday } from '../../shared/checks/mexico'
import { readPhone, withExtension } from '../../shared/checks/phone'
import { onKeys } from '../../shared/checks/phone-keys'
import { own } from '../../shared/values/own'
import type { TemplateField } from '../template/fields'

const withDialCode = (typed: string, country: CountryCode): string => {
  const { number, extension } = readPhone(typed)
  // As it is dialled from this country, which may be 001 or 011; else 00 stands for a plus wherever it is typed.
  const readings = [number, number.replace(/^\+?[\s(]*00\)?/, '+')].map((each) => asDialledToday(onKeys(each), country))
  const parsed = readings
    .map((each) => parsePhoneNumberFromString(each, { defaultCountry: country, extract: false }))
    .find((each) => each?.isValid())
  return parsed ? withExtension(parsed.number, extension) : typed
}

/** @param country where the visitor was; what is valid in no country is kept as it came */
export const withDialCodes = (
  fields: Record<string, string>,
  template: TemplateField[],
  country: string,
): Record<string, string> => {
  if (!isSupportedCountry(country)) return fields
  const phones = template.filter(({ asked, key }) => asked.includes('phone-international') && own(fields, key))
  return {
    ...fields,
    ...Object.fromEntries(phones.map(({ key }) => [key, withDialCode(own(fields, key) ?? '', country)])),
  }
}
