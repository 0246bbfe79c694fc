import type { Attributes } from '../../lib/markup'
import type { Common } from '../document'

/** The attributes that every element has. */
export const common = ({ id, name, hidden }: Common, kind: string): Attributes => ({
  id,
  class: kind,
  'data-wisp-name': name,
  hidden,
})

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** An address that a link may lead to, otherwise '#'. Browsers ignore control characters and spaces in a scheme. */
export const safeLink = (to: string): string => {
  const [scheme] = /^[^/?#]*?:/.exec([...to].filter((sign) => sign > ' ' && sign !== '\u007f').join('')) ?? []
  return !scheme || SCHEMES.has(scheme.toLowerCase()) ? to : '#'
}
