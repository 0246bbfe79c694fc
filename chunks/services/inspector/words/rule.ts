/** What the words of a rule are. */
import type { Campaign } from '../../../../shared/model/campaign'
import type { Mark } from '../../../../shared/model/mark'
import type { Visitor } from '../../../../shared/model/rules'
import type { Targeting } from '../../../../shared/model/targeting'
import type { Storage } from '../../../../shared/platform/storage'

/** What a rule may be told with, beside the popup. */
export interface Facts {
  visitor: Visitor
  storage: Pick<Storage, 'get'>
  targeting: Targeting
  /** Keys of the popups that carry the mark on this browser. */
  marked(mark: Mark): string[]
  /** A popup's name where it is of this page, else its id. */
  nameOf(id: string): string
}

/** Tells a rule to an owner. The verdict is the rule's own; words only say it, with the values it saw. */
export interface RuleWords {
  title: string
  /** A fragment of a sentence; undefined where the owner has not set the rule for this popup. */
  says(popup: Campaign, facts: Facts, objects: boolean): string | undefined
  /** When it objects no longer by time alone, in milliseconds since 1970. */
  until?(popup: Campaign, facts: Facts): number
}
