/** Decides between the readings of a number that begins with 00, by the rules of the countries that they belong to. */
import type { WidgetHost } from '../../../shared/page/forms/widget'
import { own } from '../../../shared/values/own'
import { type DialCodes, foreignCountry, isValid, type Readings } from './number'
import { loadRules } from './rules'

const isValidAbroad = async (number: string, dialCodes: DialCodes, host: WidgetHost): Promise<boolean> => {
  const country = foreignCountry(number, { country: '', dialCode: '+' }, dialCodes)
  const dialCode = country && own(dialCodes, country)
  if (!country || !dialCode) return false
  return isValid(number, { country, dialCode, rules: await loadRules(host, dialCode) })
}

/** True if it is dialled as in this country. */
export const isOwnReading = async (readings: Readings, dialCodes: DialCodes, host: WidgetHost): Promise<boolean> => {
  const isRight = (number: string): Promise<boolean> => isValidAbroad(number, dialCodes, host)
  return (await isRight(readings.own)) && !(readings.is00Apart && (await isRight(readings.usual)))
}

/** The last piece of work that has not ended; whether it fails does not matter. */
export const createPending = () => {
  let pending: Promise<void> | undefined
  return {
    now: () => pending,
    add(work: Promise<void>) {
      const settled = work
        .catch(() => {})
        .then(() => {
          if (pending === settled) pending = undefined
        })
      pending = settled
    },
  }
}
