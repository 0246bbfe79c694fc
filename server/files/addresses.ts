/** Schemas of texts and addresses in files that owners write. Nothing in them is HTML: a tag is shown as it is written. */
import * as v from 'valibot'
import { storable } from '../../shared/wire/server/text'
import { textOf, words } from './values'

const plain = v.check(storable, 'must be plain text, without zero characters')

/** A text that is shown; not empty. */
export const shownText = (max: number) => v.pipe(textOf(max), plain)

/** A text that may be empty. */
export const maybeEmpty = (max: number) => v.pipe(words, v.maxLength(max, `must be ${max} characters or less`), plain)

export const Id = v.pipe(
  words,
  v.regex(/^[a-z][\w-]{0,49}$/i, 'must be 1 to 50 letters, digits, - or _, the first a letter'),
)

export const Slug = v.pipe(
  words,
  v.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be small letters, digits and -, like night-market'),
  v.maxLength(60, 'must be 60 characters or less'),
)

/** The browser ignores spaces and control characters in an address, so that they could hide its scheme. */
const isPlainAddress = (address: string): boolean => !/[\s\p{Cc}]/u.test(address)

/** True for a whole address of the web. */
export const isWeb = (address: string): boolean =>
  isPlainAddress(address) && /^https?:\/\//i.test(address) && URL.canParse(address)

const isSecure = (address: string): boolean => isWeb(address) && /^https:/i.test(address)

/** True if a link may lead there. */
export const isLink = (address: string): boolean =>
  isWeb(address) ||
  (isPlainAddress(address) && (/^(mailto|tel|sms):./i.test(address) || /^(\/(?![/\\])|#|\?)/.test(address)))

const address = (message: string, passes: (address: string) => boolean) =>
  v.pipe(textOf(2000), plain, v.check(passes, message))

export const LINK_FORMS = 'must be an address like https://…, mailto:…, tel:…, /path or #section'
export const Link = address(LINK_FORMS, isLink)
export const WebAddress = address('must be an address like https://shop.example/', isWeb)
export const FormTarget = address('must be an address like https://shop.example/ask or /ask', (to) =>
  to.startsWith('#') || to.startsWith('?') ? false : isWeb(to) || (isLink(to) && to.startsWith('/')),
)

/** True if it is fetched from elsewhere; otherwise it is a file beside the document. */
export const isRemote = (src: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(src)

export const Source = v.pipe(
  textOf(1000),
  plain,
  v.check((src) => !isRemote(src) || isSecure(src), 'must be a file beside this one, or an https address'),
)
