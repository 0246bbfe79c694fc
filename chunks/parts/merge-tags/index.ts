/** Fills in merge tags: `[[country]]`, `[[utm_campaign|our shop]]`. Values are inserted as text, never as markup. */
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { guard } from '../../../shared/page/platform/dom'
import { formatMoney, toMinor } from '../../../shared/page/platform/money'
import { doc } from '../../../shared/page/platform/safe-dom'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'
import { text } from '../../../shared/wire/page/targeting-values'
import type { TagValues } from './cart'
import { cartTags } from './cart'
import { readProduct } from './metadata'

/** NaN and Infinity, results of a failed calculation on the page, count as unknown. */
const textOf = (value: unknown): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return text(typeof value === 'bigint' ? `${value}` : value)
}

/** A fact of the event that the popup has fired for; of the latest, if several have come. */
const eventFact = ({ page, popup }: PopupContext, fact: string): string => {
  const { event } = object(popup.wire.triggers)
  const [, facts] = page.events.peek().findLast(([, , ...setOff]) => setOff.includes(event)) ?? []
  return textOf(facts && own(facts, fact))
}

const productTags: TagValues = ({ popup }) => ({
  product: () => readProduct().name,
  price: () => {
    const { currency = '', price } = readProduct()
    const minor = toMinor(price, currency)
    return minor === undefined ? undefined : formatMoney(minor, currency, popup.language)
  },
})

/** The current page and its referrer. */
const pageTags: TagValues = ({ page }) => {
  const referrer = (): string => page.visitor.trail().referrer
  return {
    url: () => location.href,
    path: () => location.pathname,
    title: () => doc.title,
    referrer,
    // Another site's title cannot be read, so use its host name.
    referrer_title: () => guard(() => referrer() && new URL(referrer()).hostname.replace(/^www\./, '')),
  }
}

/** The visitor's location, as the server determined it. */
const locationTags: TagValues = ({ page, popup }) => {
  const countryCode = (): string => text(page.storage.get('country')).toUpperCase()
  return {
    country_code: countryCode,
    country: () =>
      guard(() => countryCode() && new Intl.DisplayNames(popup.language, { type: 'region' }).of(countryCode())),
    city: () => text(popup.wire.city),
  }
}

/** Names may be in any language, as those of facts are. */
const MERGE_TAG = /\[\[\s*([^\s|[\]]+)\s*(?:\|([^\]]*))?\]\]/g

/** Maximum length of a value, in characters: it is part of the owner's sentence. */
const MAX_VALUE_LENGTH = 200

const truncate = (value: string): string =>
  value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH - 1)}…` : value

export const fill = (context: PopupContext): ((text: string) => string) => {
  const query = new URLSearchParams(location.search)
  const values = { ...locationTags(context), ...pageTags(context), ...productTags(context), ...cartTags(context) }
  const lookUp = (name: string): string | null | undefined => {
    if (Object.hasOwn(values, name)) return values[name]?.()
    return name.startsWith('event.') ? eventFact(context, name.slice(6)) : query.get(name.replace(/^query\./, ''))
  }
  // Accounts without this feature get the fallback texts only (specification, section 4).
  const resolve = context.popup.credit ? () => undefined : lookUp
  return (sentence) =>
    sentence.replace(
      MERGE_TAG,
      (_, name: string, fallback = '') => truncate(resolve(name)?.trim() ?? '') || fallback.trim(),
    )
}
