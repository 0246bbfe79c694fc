import { guard } from '../../../shared/platform/dom'
import type { TagValues } from './tag-values'

/** The visitor's location, as the server determined it. */
export const locationTags: TagValues = ({ page, popup }) => {
  const countryCode = (): string => String(page.storage.get('country') ?? '').toUpperCase()
  return {
    country_code: countryCode,
    country: () =>
      guard(() => countryCode() && new Intl.DisplayNames(popup.language, { type: 'region' }).of(countryCode())),
    city: () => String(popup.wire.city ?? ''),
  }
}
