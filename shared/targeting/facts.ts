/** What the rules in this folder look at. Each end answers what it knows. */
import type { Browser, LiveTargeting, ServerTargeting, System } from '../model/visit-targeting'

/** Known on the page, and read when a rule asks for it. */
export interface PageFacts {
  /** Milliseconds since 1970. */
  now(): number
  /** The page's address. */
  address(): string
  /** The address that the visitor came from; '' for none. */
  referrer(): string
  /** The addresses of this visit, the newest last. */
  visited(): string[]
  /** Number of this visit, from 1. */
  visits(): number
  /** What the site said of the visitor. */
  trait(name: string): unknown
}

/** Known from a request, and worked out when a rule asks for it. */
export interface ServerFacts {
  /** Two letters; '' if unknown. */
  country(): string
  /** The tag of the language that the visitor wants most; '' if unknown. */
  language(): string
  browser(): Browser
  system(): System
  device(): 'desktop' | 'phone' | 'tablet'
}

/** Whether the popup may show to such a visitor. Pure. */
export type LiveRule<Name extends keyof LiveTargeting> = (
  wanted: NonNullable<LiveTargeting[Name]>,
  facts: PageFacts,
) => boolean

/** What the server alone decides on. `device` is one of its rules only for tablets. */
export type ServerSettings = ServerTargeting & { device?: 'tablet' | undefined }
export type ServerRule<Name extends keyof ServerSettings> = (
  wanted: NonNullable<ServerSettings[Name]>,
  facts: ServerFacts,
) => boolean
