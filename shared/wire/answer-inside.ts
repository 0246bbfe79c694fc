/** The site's answer inside `/s/SITE_KEY.js`: what the server writes around the loader there, and what the loader gets of it. */
import type { AskedBecause } from '../model/asked-because'
import type { Choice } from '../targeting/visit-targeting'

/** The same for all visitors of a country, until somebody changes something. Texts of JSON are parts of one answer. */
export interface AnswerInside {
  key: string
  /** The server's address, without a slash at the end. */
  base: string
  /** Set where only the server can tell who gets which popup: then there is no answer inside. */
  asks: AskedBecause | undefined
  /** The mode of consent where the tag does not say any: `required` if the site's pages follow a consent platform. */
  consent: 'required' | ''
  /** The field of the answer that holds the popups. */
  list: 'campaigns' | 'poptins'
  /** JSON of each popup. */
  popups: string[]
  /** Whom a popup is for, by its place among these. */
  languages: Record<number, Choice>
  /** The places of those that programs are shown, too; absent if they are shown all. */
  ofPrograms?: readonly number[]
  /** The chunks to run as JSON: on a computer, on a phone, and both again with a store platform. */
  run: [string, string, string, string]
  stores: readonly string[]
  /** All other fields, without the brackets. */
  rest: string
  /** The domains of the site, and our own hosts; empty where any page may have it. */
  hosts: string[]
  /** The whole answer for pages elsewhere. */
  elsewhere: string
  /** The end of ids of visitors, by which the server knows them. */
  signature: string
  /** Milliseconds for which a script keeps the same `made`. */
  span: number
}

/** The differences between copies of it. */
export interface Copy {
  /** Absent where no popup depends on it. */
  country?: string | undefined
  /** The server wrote it at this time or up to a span later, in milliseconds since 1970. */
  made: number
}
