/** The interface of a rule's words. */
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Visitor } from '../../../../shared/page/model/rules'
import type { Storage } from '../../../../shared/page/storage/storage'
import type { ChunkTargeting } from '../../../../shared/targeting/chunk-settings'
import type { Mark } from '../../../../shared/targeting/page-facts'

/** The facts that the words may use beside the popup. */
export interface Facts {
  visitor: Visitor
  storage: Storage
  targeting: ChunkTargeting
  /** Keys of the popups that have this mark in this browser. */
  marked(mark: Mark): string[]
  /** The name of a popup of this page, or else its id. */
  nameOf(id: string): string
}

/** Explains a rule to an owner. The verdict is the rule's own; the words only add the values that it saw. */
export interface RuleWords {
  title: string
  /** A fragment of a sentence; undefined if the owner has not set this rule for the popup. */
  says(popup: Campaign, facts: Facts, objects: boolean): string | undefined
  /** When the rule stops objecting by time alone (milliseconds since 1970). */
  until?(popup: Campaign, facts: Facts): number
}

/** True if the owner has set this: an empty list says nothing. */
export const isSet = (setting: unknown): boolean =>
  setting !== undefined && !(Array.isArray(setting) && !setting.length)
