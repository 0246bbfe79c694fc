/** Texts that are filled in: `[[country]]`, `[[utm_campaign|our shop]]`. What they become is text, never markup. */
import type { PopupContext } from '../../../shared/model/popup-context'
import { cart } from './cart'
import { place } from './place'
import { product } from './product'
import { way } from './way'

const TAG = /\[\[\s*([\w.-]+)\s*(?:\|([^\]]*))?\]\]/g

/** Characters; a value is a word in a sentence of the owner's. */
const LONGEST = 200

const short = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value)

export const fill = (context: PopupContext): ((text: string) => string) => {
  const query = new URLSearchParams(location.search)
  const known = { ...place(context), ...way(context), ...product(context), ...cart(context) }
  const find = (name: string): string | null | undefined =>
    Object.hasOwn(known, name) ? known[name]?.() : query.get(name.replace(/^query\./, ''))
  // An account that does not pay for them gets what is written for who is not known (specification, section 4).
  const look = context.popup.credit ? () => undefined : find
  return (text) =>
    text.replace(TAG, (_, name: string, otherwise = '') => short(look(name)?.trim() ?? '') || otherwise.trim())
}
