/** A form from its first appearance, or its last lead, to its next lead. */

import { hasPressed } from '../../../shared/page/platform/visitor-seconds'
import { newId } from '../../../shared/values/id'

interface Opening {
  /** Stays the same in every attempt, so that a lead that is submitted again is stored once. */
  submissionId: string
  /** Milliseconds since the page was opened. */
  since: number
  /** How often the visitor has pressed a key or the pointer in it. */
  gestures: number
  /** True if the site has heard of the lead, which may be submitted again after it was refused. */
  isReported?: boolean
}

const openings = new WeakMap<HTMLFormElement, Opening>()

/** A form that was pressed before this code was there has been open, and its visitor there, for as long as the page. */
export const openingOf = (form: HTMLFormElement, since = 0): Opening => {
  const opening = openings.get(form) ?? { submissionId: newId(), since, gestures: Number(hasPressed()) }
  openings.set(form, opening)
  return opening
}

/** Whatever is submitted next is another lead. */
export const reopen = (form: HTMLFormElement): void => {
  openings.set(form, { submissionId: newId(), since: performance.now(), gestures: 0 })
}
