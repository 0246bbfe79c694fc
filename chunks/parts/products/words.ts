import type { ProductWords } from '../../../shared/model/product-widget'
import type { Live } from '../../core/ui/index'
import type { Attribute } from './settings'

const english: ProductWords = {
  add: 'Add to cart',
  view: 'View product',
  busy: 'Adding to cart …',
  added: 'Added to cart',
  'sold-out': 'Sold out',
  'in-cart': 'All that is left is already in your cart.',
  failed: 'That did not work. Please try again.',
  now: 'Now',
  before: 'Regular price',
}

const ADD_RESULTS = ['added', 'sold-out', 'in-cart', 'failed'] as const

/** With the design's own words. Other languages than English come with their own part. */
export const wordsOf = (live: Live, attribute: Attribute): ProductWords => {
  const { product = english } = live.words as { product?: ProductWords }
  const words = { ...product }
  const label = attribute('label')
  if (label) words.add = words.view = label
  for (const result of ADD_RESULTS) words[result] = attribute(`label-${result}`) || words[result]
  return words
}
