import { guard } from '../../../shared/page/platform/dom'
import { globalNamed } from '../../../shared/page/platform/safe-dom'

interface Embeds {
  getExternalBaseUrl?(): unknown
}

/** Sites without a domain of their own lie in a folder, which Wix knows. */
export const urlOfCart = (): string => {
  const base = guard(() => (globalNamed('wixEmbedsAPI') as Embeds | undefined)?.getExternalBaseUrl?.())
  const within = typeof base === 'string' && `${base}/`.startsWith(`${location.origin}/`)
  return `${within ? base.slice(location.origin.length).replace(/\/$/, '') : ''}/cart-page`
}
