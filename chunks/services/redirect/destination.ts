/** Turns the owner's redirect setting into a destination that is safe to follow (specification, section 4). */
import type { Redirect } from '../../../shared/model/design'
import { clickIdsIn, hiddenValueWithoutClickIds, withoutClickIds } from '../../../shared/values/click-ids'
import { PHONE_NUMBER, POPUP_ID, REDIRECT_SCHEME, redirectAddress } from '../../../shared/values/redirect-address'
import type { Parameter } from '../../../shared/wire/page/redirect'

export interface Facts {
  /** The page's own address. */
  page: string
  /** The first page of the visit, from which hidden fields may be filled as well. */
  landing: string
  /** The browser asks for privacy: ids of clicks stay here. */
  isPrivate: boolean
  /** Our own host, without a trailing slash. */
  host: string
  /** True if the popup is of type mobile: there a bare number is a phone number to call. */
  mobile: boolean
  /** Submitted values, by lower-case name. */
  parameters: Parameter[]
  /** '' if the server has not answered. */
  conversionId: string
  /** Host whose URLs get the conversion id appended to the path; '' if the site has none. */
  integration: string
}

type Destination = { popup: string } | { href: string }

const POPUP_LINK = /\/click\/([\w-]{13})(?![\w-])/

const popupIdIn = (url: string, host: string): string | undefined =>
  POPUP_ID.test(url) ? url : url.startsWith(host) ? POPUP_LINK.exec(url)?.[1] : undefined

const parse = (address: string, base: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The submitted values that may be passed on. What the visitor has typed is theirs to give, whatever it looks like. */
const parametersFor = ({ isPrivate, landing, page, parameters }: Facts): Parameter[] => {
  if (!isPrivate) return parameters
  const clickIds = [page, landing].flatMap(clickIdsIn)
  return parameters.flatMap((parameter) => {
    if (!parameter.isHidden) return parameter
    const value = hiddenValueWithoutClickIds([parameter.name], parameter.value, clickIds)
    return value ? { ...parameter, value } : []
  })
}

/** undefined if the URL is invalid or its scheme is not allowed. */
export const destinationOf = ({ url, sendFormData }: Redirect, facts: Facts): Destination | undefined => {
  const { page, host, mobile, conversionId, integration, isPrivate } = facts
  if (mobile && PHONE_NUMBER.test(url)) return { href: `tel:${url.replace(/[^\d+]/g, '')}` }
  const popup = popupIdIn(url, host)
  if (popup) return { popup }
  const to = parse(redirectAddress(url, new URL(isPrivate ? withoutClickIds(page) : page)), page)
  if (!to || !REDIRECT_SCHEME.test(to.protocol)) return
  if (to.host) {
    if (integration && to.hostname === integration && conversionId)
      to.pathname = `${to.pathname.replace(/\/$/, '')}/${encodeURIComponent(conversionId)}`
    if (sendFormData) for (const { name, value } of parametersFor(facts)) to.searchParams.set(name, value)
  }
  return { href: to.href }
}
