/** Which part of an address names a page. Scripts of a page also write down what is only bookkeeping. */

/** How an address came to be the page's. `replace` is also what is not known. */
export type NavigationKind = 'push' | 'replace' | 'traverse'

export interface Place {
  path: string
  query: string
  /** `#/…` and `#!…` are addresses of a router. */
  route: string
  /** The whole fragment, whatever it is. */
  hash: string
}

/** A fragment that is no route names a place on the page that it is on: the route stays what it was. */
export const placeOf = (address: string, before?: Place): Place => {
  const { pathname: path, search, hash } = new URL(address)
  const [, route, query = ''] = /^#([/!][^?#]*)([^#]*)/.exec(hash) ?? []
  if (!route && hash && before?.route) return { ...before, path, hash }
  // A router writes down its first page by itself, where the address names none.
  return { path, query: search + query, route: route?.replace(/^!?\/?$/, '') ?? '', hash }
}

/** @param words the value of `data-spa`, which may let more count */
export const isOtherPage = (before: Place, now: Place, kind: NavigationKind, words: string): boolean =>
  before.path !== now.path ||
  before.route !== now.route ||
  (before.query !== now.query && (kind !== 'replace' || /query/.test(words))) ||
  (before.hash !== now.hash && /hash/.test(words))
