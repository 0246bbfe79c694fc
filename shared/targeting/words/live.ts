/** The rules that the page decides on, in words. The inspector has those of the audience beside its other conditions. */
import {
  type AddressMatch,
  type LiveTargeting,
  type PageMatch,
  UTM_FIELDS,
  WAYS,
  type Way,
} from '../../model/visit-targeting'
import type { PageFacts } from '../facts'
import { scheduleWords } from './schedule'
import { selectionSays } from './selection'
import { either, short, type Words } from './text'

const WAY: Record<Way, string> = {
  is: '',
  begins: 'something that begins with ',
  contains: 'something that contains ',
  glob: 'something like ',
  matches: 'something that matches ',
}
const quoted = (text: string): string => `“${short(text, 60)}”`

const address = (match: AddressMatch): string =>
  WAYS.flatMap((way) => (match[way] === undefined ? [] : `${WAY[way]}${quoted(match[way])}`)).join(' and ')

const query = ({ query = [] }: PageMatch): string =>
  query.map(({ name, is }) => (is === undefined ? name : `${name}=${is}`)).join(' and ')

const page = (match: PageMatch): string =>
  [address(match) || 'any page', query(match) && `with ${quoted(`?${query(match)}`)}`].filter(Boolean).join(' ')

/** Without query and fragment, which may be personal. */
const bare = (url: string): string => quoted(url.replace(/[?#].*/s, ''))

export const LIVE_WORDS: {
  [Name in Exclude<keyof LiveTargeting, 'audience'>]-?: Words<NonNullable<LiveTargeting[Name]>, PageFacts>
} = {
  pages: {
    title: 'Pages',
    says: (wanted, facts) => `${selectionSays(wanted, 'on ', page)}; this page is ${bare(facts.address())}`,
  },
  referrers: {
    title: 'Where visitors come from',
    says(wanted, { referrer }) {
      const asked = selectionSays(wanted, 'to visitors from ', (match) => {
        if (match.from) return match.from === 'direct' ? 'no other site' : 'a search'
        return address(match)
      })
      return `${asked}; this one came from ${referrer() ? bare(referrer()) : 'no other site'}`
    },
  },
  visitors: {
    title: 'New and returning visitors',
    says({ kind, atLeast, atMost }, { visits }) {
      const asked = [
        kind && `to ${kind} visitors`,
        atLeast && `from visit ${atLeast} on`,
        atMost && `up to visit ${atMost}`,
      ].filter(Boolean)
      return `it shows only ${asked.join(', ')}; this is visit ${visits()}`
    },
  },
  utm: {
    title: 'Campaign',
    says: (wanted) =>
      `it shows only to visitors of a campaign whose ${UTM_FIELDS.flatMap((field) => {
        const values = wanted[field]
        return values ? `${field} is ${either(values.slice(0, 8).map(quoted))}` : []
      }).join(' and ')}`,
  },
  schedule: scheduleWords,
}
