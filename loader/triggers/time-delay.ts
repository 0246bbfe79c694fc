import { after, all } from '../../shared/dom'
import type { Trigger } from '.'

/** Browsers keep delays in 32 bits, and fire a longer one at once. */
const LONGEST = 2 ** 31 - 1

/** Seconds on the page. */
export const timeDelay: Trigger<number> = (seconds, fire, warm) =>
  all([after(Math.min(seconds * 1000 - 1000, LONGEST), warm), after(Math.min(seconds * 1000, LONGEST), fire)])
