/** Which requests of the page change the cart. */
import { root } from './globals'

/** Marks our own additions, after which the cart is read anyway. The store ignores it. */
export const OWN = '?app=wisp'

/** Shops in several languages have each in a folder: `/fr/`, `/en-ca/`. */
const CHANGE = /^([a-z]{2,3}(-[a-z\d]{2,4}){0,2}\/)?cart\/(add|change|update|clear)(\.js|\.json)?\/?$/i

/** The page's own folder may be any other, too. */
const withinShop = (path: string): string => path.slice(path.startsWith(root()) ? root().length : 1)

export const isCartAddress = (address: unknown): boolean => {
  try {
    const { origin, pathname, search } = new URL(`${address}`, location.href)
    return origin === location.origin && CHANGE.test(withinShop(pathname)) && search !== OWN
  } catch {
    // No address at all, which is the page's own problem.
    return false
  }
}

export const isCartChange = (method: unknown, address: unknown): boolean =>
  typeof method === 'string' && !/^(get|head)$/i.test(method) && isCartAddress(address)
