import type { ProductWords } from '../../../shared/model/product-widget'
import type { Offer, StoreChunk } from '../../../shared/model/store'
import type { Live } from '../../core/ui/index'
import type { Settings } from './settings'

export interface CardProps {
  offer: Offer
  store: StoreChunk
  settings: Settings
  words: ProductWords
  live: Live
  /** In px. */
  width: number
}
