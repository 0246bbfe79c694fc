/**
 * The display answer for our own script. Each of its popups comes in two parts: the fields that deciding takes, and those that only
 * drawing does.
 */
import { object } from '../../values/names'
import { decodeDrawn } from '../drawn'

/** Fields that only drawing needs stand in front of a template: JSON in a comment, which nobody draws, in a line of its own. */
const SETTINGS_START = '<!--wisp'
const SETTINGS_END = '-->\n'

type Fields = Record<string, unknown>

/** Fields that nothing of ours reads before a popup is drawn. */
const DRAWING_FIELDS = [
  'poptin_format',
  'poptin_target',
  'poptin_size',
  'design_properties',
  'redirect_url',
  'redirect_target',
  'poptin_trigger',
  'wheel_has_coupon',
  'prizes',
]
/** Those of them, and of the design, that are decoded for scripts of this build (../drawn.ts). No part reads them. */
const DRAWN_FIELDS = ['poptin_format', 'poptin_target', 'poptin_size']
const DRAWN_PROPERTIES =
  /^(layout|poptin_location|poptin_design_((entry|exit)_effect|content_lock|(thank_screen_)?auto_close(_sec)?|close_on.*|close_options_type|show_x_after_sec|thank_screen))$/

/** Fields that none of our chunks reads, fields of the whole answer, and fields that follow from others. */
const OMITTED_FIELDS = [
  'account_id',
  'client_restriction_setting',
  'cookie',
  'cooldown',
  'display',
  'if_poptin_credit',
  'poptin_fields',
  'poptin_new_session',
  'signature',
  'x_close_button',
]
/** The parts of the design that deciding takes: the end of its countdown, and its teaser. */
const DECISIVE_PROPERTIES = ['timer', 'timer_ver', 'teaser']

/** Fields beside the popups that nothing of ours reads while popups may show. */
const RESTRICTION_FIELDS = ['client_restriction_setting', 'message', 'wix_cart_details']

/** Values that the page assumes where a field is absent, beside those that mean off. */
const DEFAULTS = new Map<string, unknown>([
  ['layout', 'horizontal'],
  ['poptin_design_close_options_type', 'closing_options-x'],
  ['poptin_design_entry_effect', 'fade'],
  ['poptin_design_exit_effect', 'fade'],
  ['poptin_design_thank_screen', 'yes'],
  ['poptin_format', 1],
  ['poptin_location', 'middle_center'],
  ['redirect_target', '_self'],
])
/** Fields in which `no`, 0 or an empty list means something else than absence. */
const MEANINGFUL_WHEN_OFF = new Set([
  'parts',
  'poptin_design_auto_close_sec',
  'poptin_design_redirect',
  'poptin_design_thank_screen',
  'poptin_design_thank_screen_auto_close_sec',
  'targeted',
])
/** Objects whose zeros and words are values of their own. */
const WHOLE_FIELDS = new Set(['languages', 'live', 'prizes', 'teaser', 'timer', 'words'])
/** An owner's own texts, which may be the word `no`. */
const TEXT_FIELDS = new Set(['code', 'poptin_design_show_x_comment', 'poptin_name', 'source_code_target_html'])

const isOff = (name: string, value: unknown): boolean =>
  value === '' || value === undefined || value === null || (!TEXT_FIELDS.has(name) && (value === 'no' || value === 0))

const isEmpty = (value: unknown): boolean => typeof value === 'object' && !Object.keys(object(value)).length

/** A delay of no seconds is a trigger, and the settings of a trigger are its own. */
const withoutOffTriggers = (triggers: Fields): Fields =>
  Object.fromEntries(Object.entries(triggers).filter(([, value]) => value !== 'no'))

const shortened = (name: string, value: unknown): unknown => {
  if (WHOLE_FIELDS.has(name) || Array.isArray(value) || typeof value !== 'object' || !value) return value
  return name === 'triggers' ? withoutOffTriggers(value as Fields) : withoutDefaults(value as Fields)
}

/** Without fields that the page assumes anyway. */
const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => DEFAULTS.get(name) !== value && (MEANINGFUL_WHEN_OFF.has(name) || !isOff(name, value)))
      .map(([name, value]) => [name, shortened(name, value)] as const)
      .filter(([name, value]) => MEANINGFUL_WHEN_OFF.has(name) || !isEmpty(value)),
  )

const picked = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== undefined))

/** The last character of a rule names it; the default rule has none. */
const shortFrequency = ({ d_f_r, d_f_a }: Fields): Fields => {
  const rule = `${d_f_r}`.slice(-1)
  return { ...(rule !== '5' && { d_f_r: rule }), ...(d_f_a ? { d_f_a } : {}) }
}

const isDecisive = ([name]: [string, unknown]): boolean =>
  !DRAWING_FIELDS.includes(name) && !OMITTED_FIELDS.includes(name)

/** The part that deciding takes. @param popup as encoded in full @param lang of the answer, which its popups inherit */
export const leanPopup = (popup: Fields, lang: unknown): Fields => {
  const { lang: ownLang, d_f_r: _, d_f_a: __, ...fields } = popup
  const decisive = Object.entries(fields).filter(isDecisive)
  const design = withoutDefaults(picked(object(popup.design_properties), DECISIVE_PROPERTIES))
  return {
    ...withoutDefaults(Object.fromEntries(decisive)),
    ...shortFrequency(popup),
    ...(Object.keys(design).length > 0 && { design_properties: design }),
    ...(ownLang !== lang && { lang: ownLang }),
  }
}

/** The same of what differs in another language. @param fields as encoded in full */
export const leanTranslation = (fields: Fields): Fields => {
  const { design_properties: design } = fields
  return {
    ...Object.fromEntries(Object.entries(fields).filter(isDecisive)),
    ...(design !== undefined && { design_properties: picked(object(design), DECISIVE_PROPERTIES) }),
  }
}

/** The fields beside the popups. @param fields as encoded in full */
export const leanFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== false && !RESTRICTION_FIELDS.includes(name)),
  )

/** One line, without anything that ends a comment or is markup. JSON may have the two separators of Unicode, which end a line. */
const inComment = (text: string): string =>
  text.replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const inFront = (settings: Fields): string => `${SETTINGS_START}${inComment(JSON.stringify(settings))}${SETTINGS_END}`

/** The part that stands in front of the template, for scripts of earlier builds. @param popup as encoded in full */
export const drawingSettings = (popup: Fields): string => inFront(withoutDefaults(picked(popup, DRAWING_FIELDS)))

/** The same, decoded; what parts decode for themselves stays as it is. */
export const drawnSettings = (popup: Fields): string => {
  const design = object(popup.design_properties)
  const others = {
    ...Object.fromEntries(Object.entries(popup).filter(([name]) => !DRAWN_FIELDS.includes(name))),
    design_properties: Object.fromEntries(Object.entries(design).filter(([name]) => !DRAWN_PROPERTIES.test(name))),
  }
  return inFront({ ...withoutDefaults(picked(others, DRAWING_FIELDS)), drawn: decodeDrawn(popup) })
}
