/**
 * A design as somebody has chosen it in the gallery, and the id under which any page can preview it. The id holds the
 * whole choice, so nothing is stored for it: `lib_`, two letters of the type, the number, a letter for the settings, and
 * four characters for the brand or the accent colour. Ids of popups have no `_`, so the two cannot meet.
 */
import type { PopupType } from './popup-type'

export interface DesignChoice {
  type: PopupType
  format: number
  hebrew: boolean
  vertical: boolean
  dark: boolean
  /** `#rrggbb`, in place of a brand. */
  accent?: string | undefined
  /** The first letters of a brand's name, up to four. */
  brand?: string | undefined
}

/** The designs of `content` have no numbers. */
const TYPE_CODES: Record<Exclude<PopupType, 'content'>, string> & Partial<Record<PopupType, string>> = {
  lightbox: 'li',
  bar: 'ba',
  'side-small': 'ss',
  'side-large': 'sl',
  browsing: 'br',
  fullpage: 'fu',
  mobile: 'mo',
  social: 'so',
  embedded: 'em',
  gamified: 'ga',
}
const TYPES_BY_CODE = new Map(Object.entries(TYPE_CODES).map(([type, code]) => [code, type as PopupType]))

const CHOICE_ID = /^lib_([a-z]{2})(\d\d)([a-p])([\w-]{4})$/
const NO_LOOK = '____'
const FIRST_SETTING = 97

/** Three bytes are four characters. */
const packed = (accent: string): string =>
  btoa(String.fromCharCode(...(accent.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const unpacked = (look: string): string =>
  `#${[...atob(look.replaceAll('-', '+').replaceAll('_', '/'))].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`

/** @param accent `#rrggbb` */
export const choiceId = ({ type, format, hebrew, vertical, dark, accent, brand }: DesignChoice): string => {
  const settings = Number(hebrew) + 2 * Number(vertical) + 4 * Number(dark) + 8 * Number(Boolean(accent))
  const look = accent ? packed(accent) : (brand ?? '').slice(0, 4).padEnd(4, '_')
  return `lib_${TYPE_CODES[type]}${`${format}`.padStart(2, '0')}${String.fromCharCode(FIRST_SETTING + settings)}${look}`
}

/** @returns undefined if it is no such id */
export const choiceOf = (id: string): DesignChoice | undefined => {
  const [, code = '', format, letter = '', look = ''] = CHOICE_ID.exec(id) ?? []
  const type = TYPES_BY_CODE.get(code)
  if (!type) return undefined
  const settings = letter.charCodeAt(0) - FIRST_SETTING
  const coloured = (settings & 8) > 0
  return {
    type,
    format: Number(format),
    hebrew: (settings & 1) > 0,
    vertical: (settings & 2) > 0,
    dark: (settings & 4) > 0,
    accent: coloured ? unpacked(look) : undefined,
    brand: coloured || look === NO_LOOK ? undefined : look.replace(/_+$/, ''),
  }
}
