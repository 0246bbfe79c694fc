/** Phone numbers of all countries, as people write them. */
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

interface PhoneSpelling {
  country: CountryCode
  /** ITU-T E.164. */
  number: string
  /** At home and from abroad. */
  home: string[]
  abroad: string[]
}

const inFullWidth = (text: string): string =>
  text.replace(/[+\d]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

export const writtenNumbers = (): PhoneSpelling[] =>
  getCountries().flatMap((country) => {
    const example = getExampleNumber(country, examples)
    if (!example) return []
    const { number, countryCallingCode: code } = example
    const [national, international] = [example.formatNational(), example.formatInternational().replace(/-/g, ' ')]
    const localDigits = international.slice(code.length + 2)
    return [
      {
        country,
        number,
        home: [
          national,
          national.replace(/\D+/g, ' ').trim(),
          national.replace(/\D+/g, '.'),
          national.replace(/\D/g, ''),
        ],
        abroad: [
          ...[international, number, international.replace(/ /g, '.'), international.replace(/ /g, '/')],
          ...[
            `00${number.slice(1)}`,
            `(+${code}) ${localDigits}`,
            `tel:${number}`,
            `+${international}`,
            inFullWidth(number),
          ],
        ],
      },
    ]
  })
