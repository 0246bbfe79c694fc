/**
 * The values of targeting settings that the server decides on by what a request says, and of those that the page decides
 * on while it is open. The rules, and the names of their settings, are in shared/targeting/.
 */

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const

/** Nobody but those in `include`, if there is one, and nobody in `exclude`. */
export interface Choice<T extends string = string> {
  include?: T[]
  exclude?: T[]
}

export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export type Browser = (typeof BROWSERS)[number]

export const SYSTEMS = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other'] as const
export type System = (typeof SYSTEMS)[number]

/** Ways to compare a text with an address. */
export const ADDRESS_COMPARISONS = ['is', 'begins', 'contains', 'glob', 'matches'] as const
export type AddressComparison = (typeof ADDRESS_COMPARISONS)[number]
/** At most one way. */
export type AddressMatch = { [W in AddressComparison]?: string }

interface QueryCondition {
  name: string
  /** Absent: the parameter is there, whatever its value. */
  is?: string
}

/** All of these conditions hold. */
export interface PageMatch extends AddressMatch {
  query?: QueryCondition[]
}

export const SOURCES = ['direct', 'search'] as const
/** A way, or a kind of source. */
export interface ReferrerMatch extends AddressMatch {
  from?: (typeof SOURCES)[number]
}

export interface Selection<T> {
  include?: T[]
  exclude?: T[]
}

export const VISITOR_KINDS = ['new', 'returning'] as const
export interface Visitors {
  /** The visitor's first visit, or a later one. */
  kind?: (typeof VISITOR_KINDS)[number]
  /** Number of this visit, from 1. */
  atLeast?: number
  atMost?: number
}

export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const
/** Values of which one must be there, by the parameter. */
export type Utm = { [Field in (typeof UTM_FIELDS)[number]]?: string[] }

/** In the order of Date.getDay(). */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The opening times of a schedule, in milliseconds since 1970. */
export interface Openings {
  /** The schedule is known between these two moments. */
  from: number
  to: number
  /** The moments at which the schedule opens and closes, in turns and in order. */
  changes: number[]
}

export interface Schedule {
  /** Times as in a countdown: in the zone beside them, or with `Z` or an offset. */
  from?: string
  to?: string
  weekdays?: (typeof WEEKDAYS)[number][]
  /** `HH:MM`; one that ends no later than it begins ends on the next day. */
  hours?: { from: string; to: string }[]
  /** IANA name; absent: UTC. */
  zone?: string
}

/** As the server sends it: its zone data are newer than those of many browsers. Other servers send no openings. */
export interface SentSchedule extends Schedule {
  openings?: Openings
}
