import { parsed } from './address'
import type { LiveRule, Setting } from './facts'
import { UTM_FIELDS, type Utm } from './visit-targeting'
import { quoted } from './words/address'
import { either } from './words/text'

const hasUtm = ({ searchParams }: URL): boolean => UTM_FIELDS.some((field) => searchParams.has(`utm_${field}`))

/** Fits the parameters of this page's address, or of the latest one in this visit that has any. */
export const utm: LiveRule<Utm> = (setting, { address, visited }) => {
  const url = [address(), ...[...visited()].reverse()].map(parsed).find((url) => url && hasUtm(url))
  return UTM_FIELDS.every((field) => {
    const value = url?.searchParams.get(`utm_${field}`)?.toLowerCase()
    return setting[field]?.some((each) => each.toLowerCase() === value) !== false
  })
}

export const utmSetting: Setting<Utm> = {
  value: 'utm',
  title: 'Campaign',
  says: (setting) =>
    `it shows only to visitors of a campaign whose ${UTM_FIELDS.flatMap((field) => {
      const values = setting[field]
      return values ? `${field} is ${either(values.slice(0, 8).map(quoted))}` : []
    }).join(' and ')}`,
}
