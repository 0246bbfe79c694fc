import type { Offer, Store } from '../../../shared/page/model/store'
import type { product } from '../../../shared/words/english'
import type { Live } from '../../core/ui/index'
import type { Settings } from './settings'

/** A card's product, and all that it needs to show and to sell it. */
export interface CardProps {
  offer: Offer
  store: Store
  settings: Settings
  words: typeof product
  live: Live
  /** Counts the conversion of a click popup. */
  count(live: Live): void
  /** In px. */
  width: number
}
