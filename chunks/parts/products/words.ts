import { product as english } from '../../../shared/words/english'
import type { Live } from '../../core/ui/index'
import type { Attribute } from './settings'

const ADD_RESULTS = ['added', 'sold-out', 'in-cart', 'failed'] as const

/** With the design's own words. Those in another language come with the popup. */
export const wordsOf = (live: Live, attribute: Attribute): typeof english => {
  const words = { ...english, ...live.words }
  const label = attribute('label')
  if (label) words.add = words.view = label
  for (const result of ADD_RESULTS) words[result] = attribute(`label-${result}`) || words[result]
  return words
}
