import { UTM_FIELDS } from '../model/visit-targeting'
import { parsed } from './address'
import type { LiveRule } from './facts'

const hasUtm = ({ searchParams }: URL): boolean => UTM_FIELDS.some((field) => searchParams.has(`utm_${field}`))

/** Of this page's address, or of the latest one in this visit that has any. */
export const utm: LiveRule<'utm'> = (wanted, { address, visited }) => {
  const found = [address(), ...[...visited()].reverse()].map(parsed).find((url) => url && hasUtm(url))
  return UTM_FIELDS.every((field) => {
    const value = found?.searchParams.get(`utm_${field}`)?.toLowerCase()
    return wanted[field]?.some((each) => each.toLowerCase() === value) !== false
  })
}
