/** Where a conversion leads (specification, section 4): what the owner wrote, made an address that may be followed. */
import type { Redirect } from '../../../shared/model/design'

export interface Facts {
  /** The page's own address. */
  page: string
  /** Where we are, without a slash at the end. */
  host: string
  /** Of a mobile popup, where a number alone is one to call. */
  mobile: boolean
  /** What was typed, by lower-case name. */
  parameters: [name: string, value: string][]
  /** As the server answered; '' when it has not. */
  conversionId: string
  /** The one host that wants the conversion's id in its path; '' where the site has none. */
  integration: string
}

type Destination = { popup: string } | { href: string }

/** Also what a popup may lead to at all: an address of any other scheme is not followed. */
const SCHEME = /^(https?|tel|sms|mailto):/i
const POPUP = /^[\w-]{13}$/
const POPUP_LINK = /\/click\/([\w-]{13})(?![\w-])/
const PHONE = /^\+?[\d\s().-]{5,}$/

const popupIn = (url: string, host: string): string | undefined =>
  POPUP.test(url) ? url : url.startsWith(host) ? POPUP_LINK.exec(url)?.[1] : undefined

/** Parts of an address that begin at its own site stay, as calls and messages do. */
const complete = (url: string): string => (SCHEME.test(url) || /^[/?#]/.test(url) ? url : `http://${url}`)

/** `[[url]]` and `[[path]]` are the page's; in a query they are one value of it. A path of two slashes would name a host. */
const fill = (url: string, page: URL): string => {
  const start = url.indexOf('?')
  return url.replace(/\[\[(url|path)\]\]/g, (_, name: string, at: number) => {
    const value = name === 'url' ? page.href : page.pathname.replace(/^\/+/, '/')
    return start >= 0 && at > start ? encodeURIComponent(value) : value
  })
}

const parse = (address: string, base: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** undefined when there is no such address, or none that may be followed. */
export const destinationOf = ({ url, sendFormData }: Redirect, facts: Facts): Destination | undefined => {
  const { page, host, mobile, parameters, conversionId, integration } = facts
  if (mobile && PHONE.test(url)) return { href: `tel:${url.replace(/[^\d+]/g, '')}` }
  const popup = popupIn(url, host)
  if (popup) return { popup }
  const to = parse(complete(fill(url, new URL(page))), page)
  if (!to || !SCHEME.test(to.protocol)) return
  if (to.host) {
    if (integration && to.hostname === integration && conversionId)
      to.pathname = `${to.pathname.replace(/\/$/, '')}/${encodeURIComponent(conversionId)}`
    if (sendFormData) for (const [name, value] of parameters) to.searchParams.set(name, value)
  }
  return { href: to.href }
}
