/** Fills in merge tags: `[[country]]`, `[[utm_campaign|our shop]]`. Values are inserted as text, never as markup. */
import type { PopupContext } from '../../../shared/model/popup-context'
import { cartTags } from './cart'
import { locationTags } from './location'
import { pageTags } from './page'
import { productTags } from './product'

const MERGE_TAG = /\[\[\s*([\w.-]+)\s*(?:\|([^\]]*))?\]\]/g

/** Maximum length of a value, in characters: it is part of the owner's sentence. */
const MAX_LENGTH = 200

const truncate = (value: string): string => (value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH - 1)}…` : value)

export const fill = (context: PopupContext): ((text: string) => string) => {
  const query = new URLSearchParams(location.search)
  const values = { ...locationTags(context), ...pageTags(context), ...productTags(context), ...cartTags(context) }
  const lookUp = (name: string): string | null | undefined =>
    Object.hasOwn(values, name) ? values[name]?.() : query.get(name.replace(/^query\./, ''))
  // Accounts without this feature get the fallback texts only (specification, section 4).
  const resolve = context.popup.credit ? () => undefined : lookUp
  return (text) =>
    text.replace(
      MERGE_TAG,
      (_, name: string, fallback = '') => truncate(resolve(name)?.trim() ?? '') || fallback.trim(),
    )
}
