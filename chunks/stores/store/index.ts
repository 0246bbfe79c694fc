/** The store of the page: what all platforms have in common, around the adapter of this one. */
import { createStoreChunk } from './store-chunk'

export const { open, run } = createStoreChunk()
