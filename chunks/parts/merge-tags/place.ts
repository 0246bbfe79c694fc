import { guard } from '../../../shared/platform/dom'
import type { Source } from './source'

/** Where the server takes the visitor to be. */
export const place: Source = ({ page, popup }) => {
  const code = (): string => String(page.storage.get('country') ?? '').toUpperCase()
  return {
    country_code: code,
    country: () => guard(() => code() && new Intl.DisplayNames(popup.language, { type: 'region' }).of(code())),
    city: () => String(popup.wire.city ?? ''),
  }
}
