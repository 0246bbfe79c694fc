/** Timed popups of a marketing site: their settings (specification, section 3). */
import { numberIn } from '../../../page/platform/owner-values'
import { bare } from '../../../page/platform/safe-dom'

/** Elements that close a popup. */
export const CLOSE = '[data-wisp-close]'

export interface TimedPopup {
  id: string
  /** Triggers that open it: `exit`, `delay`, `scroll`; other names do nothing. */
  triggers: string[]
  /** Seconds. */
  delay: number
  /** Percent of what can be scrolled. */
  scroll: number
  /** Seconds for which it is not shown again; 0: until the browser is closed. */
  rest: number
}

const DAY_SECONDS = 24 * 60 * 60
/** Browsers keep no cookie for longer. */
const MAX_REST_DAYS = 400

/** 1.1 is how the original's editors say "again on the next page" (specification, section 9). */
const restOf = (days: number): number => (days === 1.1 ? 1 : Math.ceil(Math.min(days, MAX_REST_DAYS) * DAY_SECONDS))

/** Values that cannot be read count as absent. */
export const decodePopup = (element: HTMLElement): TimedPopup => {
  const { wispPopup, trigger } = bare(element, 'dataset')
  const read = (name: string, usual: number): number => {
    const value = numberIn(element, name) as number
    return value >= 0 ? value : usual
  }
  return {
    // The selector of the piece asks for it.
    id: wispPopup as string,
    triggers: trigger?.match(/\S+/g) ?? [],
    delay: read('data-delay', 5),
    scroll: read('data-scroll', 50),
    rest: restOf(read('data-cookie-days', 0)),
  }
}
