/** The library of designs, by name. */
import * as askUs from './ask-us'
import * as countdownBar from './countdown-bar'
import type { Design } from './library'
import * as newsletter from './newsletter'

export const library: Record<string, Design> = {
  newsletter,
  'countdown-bar': countdownBar,
  'ask-us': askUs,
}
