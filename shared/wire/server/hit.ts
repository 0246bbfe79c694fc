/** Server side of the hits of pages (specification, sections 3 and 7), under their names and those of older scripts. */
import * as v from 'valibot'

/** Longest name of an element, and longest address. */
const NAME_MAX = 50
const MAX_ADDRESS_LENGTH = 300

/** The older pages' names of the fields. */
const OLDER = new Map([
  ['pageID', 'page_id'],
  ['pageType', 'page_type'],
  ['eventName', 'event_name'],
  ['sessionID', 'session_id'],
  ['receivedElement', 'received_element'],
])

const renamed = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const newer = OLDER.get(name)
      // A page that sends both means the newer one.
      if (newer && Object.hasOwn(fields, newer)) return []
      return [[newer ?? name, value]]
    }),
  )

/** Lines, control characters and those that turn the direction of the text around them, also of the desk's. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+/gu

const readable = (length: number) =>
  v.pipe(
    v.nullish(v.string('must be text'), ''),
    v.transform((text) => text.slice(0, length).replace(UNPRINTABLE, ' ').trim()),
  )

const WORD = /^[\w-]*$/
const word = v.pipe(
  v.nullish(v.string('must be text'), ''),
  v.maxLength(NAME_MAX, `must have at most ${NAME_MAX} characters`),
  v.regex(WORD, 'must be letters, digits, - or _'),
)
const named = v.pipe(word, v.minLength(1, 'must not be empty'))

/** Older pages send `false` where they have lost it. */
const session = v.pipe(
  readable(NAME_MAX),
  v.transform((id) => (id === 'false' ? '' : id)),
)

const tag = v.pipe(
  readable(NAME_MAX),
  v.transform((name) => (/^[a-z][a-z0-9-]*$/i.test(name) ? name.toLowerCase() : '')),
)

/** Without query and fragment, which may tell who somebody is. */
const address = v.pipe(
  readable(MAX_ADDRESS_LENGTH),
  v.transform((text) => {
    const url = URL.parse(text)
    return url && /^https?:$/.test(url.protocol) ? (url.origin + url.pathname).slice(0, MAX_ADDRESS_LENGTH) : ''
  }),
)

const Fields = v.object({
  page_id: named,
  page_variant_id: word,
  option_id: word,
  page_type: v.picklist(['page', 'popup', 'widget'], 'must be page, popup or widget'),
  event_name: named,
  session_id: session,
  received_element: readable(NAME_MAX),
  received_element_tag: tag,
  url: address,
})

/** A hit as it is counted. Its friendly name is not read: it follows from the others. */
export interface ReceivedHit {
  page: string
  variant: string
  kind: 'page' | 'popup' | 'widget'
  /** '0' for the page. */
  option: string
  event: string
  /** '' if it cannot be told apart from others. */
  session: string
  element: string
  tag: string
  url: string
}

const WHOLE = /^(open|close)$/

const decode = (raw: v.InferOutput<typeof Fields>): ReceivedHit => {
  const { page_type: kind, event_name: event } = raw
  const whole = WHOLE.test(event)
  return {
    page: raw.page_id,
    variant: raw.page_variant_id,
    kind,
    option: kind === 'page' ? '0' : raw.option_id,
    event,
    session: raw.session_id,
    // Opened and closed is always the whole of something.
    element: whole ? `whole_${kind}` : raw.received_element,
    tag: whole ? '' : raw.received_element_tag,
    url: raw.url,
  }
}

export const HitForm = v.pipe(v.record(v.string(), v.unknown()), v.transform(renamed), Fields, v.transform(decode))

/** The popup whose effect a page asks for. Nothing public names this field, so several names will do. */
export const EffectForm = v.pipe(
  v.object({ popup_id: word, post_id: word, id: word, page_id: word }),
  v.transform(({ popup_id, post_id, id, page_id }) => ({ popup: popup_id || post_id || id, page: page_id })),
)

const isWord = (text: string): boolean => text.length > 0 && text.length <= NAME_MAX && WORD.test(text)

/** True for an id whose effect a page can ask for. */
export const isPopupId = isWord
/** True for a name that the answer can carry: a class is made of it. */
export const isEffectName = isWord

/** The effect is the second element of the answer. */
export const encodeEffect = (popup: string, effect: string): [string, string] => [popup, effect]

export const actionOf = ({ action }: Record<string, unknown>): string => `${action}`

/** Values of `action`. */
export const HIT_ACTION = 'wplx_save_hit'
export const EFFECT_ACTION = 'popup_effect'
/** The original's answers. */
export const HIT_SAVED = 'hit saved'
export const UNKNOWN_ACTION = '0'
