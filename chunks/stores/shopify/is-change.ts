/** Which requests of the page change the cart. */
import { root } from './globals'

/** Marks our own additions, after which the cart is read anyway. The store ignores it. */
export const OWN_QUERY = '?app=wisp'

/** Themes may leave out the language's folder (`/fr/`, `/en-ca/`), or name another one than the page's own. */
const CART_CHANGE_PATH = /^([a-z]{2,3}(-[a-z\d]{2,4}){0,2}\/)?cart\/(add|change|update|clear)(\.js|\.json)?\/?$/i

export const isCartAddress = (address: unknown): boolean => {
  try {
    const { origin, pathname, search } = new URL(`${address}`, location.href)
    const path = pathname.startsWith(root()) ? pathname.slice(root().length) : pathname.slice(1)
    return origin === location.origin && CART_CHANGE_PATH.test(path) && search !== OWN_QUERY
  } catch {
    // No address at all, which is the page's own problem.
    return false
  }
}

export const isCartChange = (method: unknown, address: unknown): boolean =>
  typeof method === 'string' && !/^(get|head)$/i.test(method) && isCartAddress(address)
