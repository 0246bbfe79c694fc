/** The addresses to which pages lead after a lead or a prize (specification, section 4). */

/** Schemes that are followed. Any other, such as `javascript:`, is not. */
export const REDIRECT_SCHEME = /^(https?|tel|sms|mailto):/i

/** Opens another popup. */
export const POPUP_ID = /^[\w-]{13}$/

/** In popups for phones, such an address is a number to call. */
export const PHONE_NUMBER = /^\+?[\d\s().-]{5,}$/

/** Adds `http://` to URLs without a scheme, except to those relative to this site. */
const withScheme = (url: string): string => (REDIRECT_SCHEME.test(url) || /^[/?#]/.test(url) ? url : `http://${url}`)

/** Fills in `[[url]]` and `[[path]]` of the page, encoded in a query. A path starting with `//` would name a host. */
const fillTags = (url: string, page: URL): string => {
  const start = url.indexOf('?')
  return url.replace(/\[\[(url|path)\]\]/g, (_, name: string, offset: number) => {
    const value = name === 'url' ? page.href : page.pathname.replace(/^\/+/, '/')
    return start >= 0 && offset > start ? encodeURIComponent(value) : value
  })
}

/** What a browser is given to open. @param page the address of the page that the visitor is on */
export const redirectAddress = (url: string, page: URL): string => withScheme(fillTags(url, page))
