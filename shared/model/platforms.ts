/** The store platforms that have a chunk, and which pages need what all stores have in common. */

/** The platforms that have a chunk. */
export const STORE_PLATFORMS = ['shopify', 'wix'] as const

export const hasPlatform = (store: string): boolean => (STORE_PLATFORMS as readonly string[]).includes(store)

/**
 * True if the chunk `store` runs on a page that has these popups. A site without a platform may be no shop at all, so
 * there only popups about products or the cart tell.
 */
export const runsStore = (store: string, popups: { parts: string[]; triggers: { cart?: unknown } }[]): boolean =>
  hasPlatform(store) ||
  popups.some(({ parts, triggers }) => triggers.cart || parts.includes('products') || parts.includes('threshold'))
