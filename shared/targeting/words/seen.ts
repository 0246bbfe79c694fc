import type { Mark } from '../page-facts'

/** The facts that the words of the targeting chunk's rules may use beside the setting. */
export interface RuleFacts {
  mobile: boolean
  /** Keys of the popups that have this mark in this browser. */
  marked(mark: Mark): string[]
  /** The name of a popup of this page, or else its id. */
  nameOf(id: string): string
  /** A variable of the page by its path from `window`; undefined if it does not exist. */
  variable(path: string): unknown
  /** undefined if it does not exist. */
  cookie(name: string): unknown
}
