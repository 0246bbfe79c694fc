/** Answers of the emulated Shopify store to a read or a change of the cart. */
import type { Context } from 'hono'
import type { Host } from '../../../server/mount/public'
import { list, object } from '../../../shared/values/names'
import type { Carts, KeptCart, Line } from '../carts'
import { visitorOf } from '../visitor'
import { type Place, ROOT } from './addresses'
import { cartJson, itemsOf } from './cart-json'
import { Refused } from './refused'
import { MAX_SECTIONS, sectionsOf } from './sections'
import { add, change, clear, update, wantedBy } from './writes'

type Body = Record<string, unknown>

const COOKIE = { name: 'cart', path: ROOT }

/** What this browser's cart is kept under, and the cart; an empty one if there is none yet. */
export const cartOf = (c: Context, carts: Carts): { visitor: string; cart: KeptCart } => {
  const id = visitorOf(c, COOKIE)
  const visitor = `shopify ${id}`
  return { visitor, cart: carts.find(visitor) ?? { id, lines: [], note: '' } }
}

const WRITES = new Map<string, (lines: Line[], body: Body) => Line[]>([
  ['add', add],
  ['change', change],
  ['update', update],
  ['clear', clear],
])

/** Text separated by commas, or a list. */
export const sectionNames = (input: unknown): string[] => {
  const names = (Array.isArray(input) ? list(input).map(String) : `${input ?? ''}`.split(',')).filter(Boolean)
  if (names.length > MAX_SECTIONS) throw new Refused(422, `At most ${MAX_SECTIONS} sections`)
  return names
}

/** An add answers with the items that it has added, anything else with the cart. */
const resultOf = (write: string, cart: KeptCart, body: Body, root: string): object => {
  const whole = cartJson(cart, root)
  if (write !== 'add') return whole
  const ids = wantedBy(body).map((item) => `${object(item).id}`)
  const added = itemsOf(cart.lines, root).filter(({ id }) => ids.includes(`${id}`))
  return Array.isArray(body.items) ? { items: added } : { ...added[0] }
}

/** A form may name the page to go to; only one of this store. */
const returnTo = ({ return_to: target }: Body, { root }: Place): string =>
  typeof target === 'string' && /^\/demo\/shopify\/[\w/-]*$/.test(target) ? target : `${root}cart`

const wantsJson = (c: Context, dotted: boolean): boolean =>
  dotted || /\bapplication\/json\b|\btext\/javascript\b/.test(c.req.header('accept') ?? '')

const refusal = (c: Context, error: Refused, json: boolean): Response => {
  const { status, message, description } = error
  if (json) return c.json({ status: status === 400 ? message : status, message, description }, status)
  return c.text(description, status)
}

interface CartCall {
  name: string
  place: Place
  /** The address ends in `.js` or `.json`. */
  dotted: boolean
}

/** Undefined if no call has that name. */
export const write = async (
  c: Context,
  { readBody }: Host,
  carts: Carts,
  { name, place, dotted }: CartCall,
): Promise<Response | undefined> => {
  const action = WRITES.get(name)
  if (!action) return
  const json = wantsJson(c, dotted)
  const { visitor, cart } = cartOf(c, carts)
  try {
    // Nothing has to be said to clear a cart, and some themes say so with an empty body of JSON.
    const body = await readBody(c).catch((error): Body => {
      if (name === 'clear') return {}
      throw error
    })
    const sections = sectionNames(body.sections)
    const note = name === 'update' && typeof body.note === 'string' ? body.note.slice(0, 1_000) : cart.note
    const next = { ...cart, lines: action(cart.lines, body), note }
    carts.keep(visitor, next)
    if (!json) return c.redirect(returnTo(body, place) + new URL(c.req.url).search)
    const extra = sections.length && { sections: sectionsOf(sections, cartJson(next, place.root), place.root) }
    return c.json({ ...resultOf(name, next, body, place.root), ...extra })
  } catch (error) {
    if (error instanceof Refused) return refusal(c, error, json)
    throw error
  }
}
