/** Finds the segment of visitors that a call comes from. */
import type { Context } from 'hono'
import type { Caller } from '../http/caller'
import type { Segment } from '../results/counting'
import { agentOf } from '../targeting/agent'
import { type CountrySource, countryOf } from '../targeting/country'

/** By how shops and sites usually name their pages. */
const PAGE_KINDS: [string, RegExp][] = [
  ['home', /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i],
  ['product', /\/(?:products?|product-page|item)\/[^/]/i],
  ['collection', /\/(?:collections?|category|categories|shop)(?:\/|$)/i],
  ['cart', /\/(?:cart|basket|checkouts?)(?:\/|$)/i],
  ['article', /\/(?:blogs?|news|articles?|posts?)(?:\/|$)/i],
]

const pageKindOf = (url: string): string => {
  const { pathname } = URL.parse(url) ?? {}
  if (pathname === undefined) return ''
  return PAGE_KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'
}

export interface SegmentServices {
  caller: Caller
  country?: CountrySource | undefined
}

/** @param url of the page that it happened on */
export const segmentOf = (c: Context, url: string, { caller, country }: SegmentServices): Segment => {
  const { device } = agentOf((name) => c.req.header(name))
  return {
    pageKind: pageKindOf(url),
    device: device === 'phone' ? 'mobile' : device,
    country: country ? countryOf(c, caller, country) : '',
  }
}
