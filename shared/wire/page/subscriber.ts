import type { Campaign } from '../../page/model/campaign'
import type { Storage } from '../../page/storage/storage'

interface Browser {
  storage: Pick<Storage, 'get' | 'keys'>
}

/** The reasons for which a visitor counts as a known subscriber. */
export type KnownBy = 'trait' | 'list' | 'popup'

/**
 * The page has said so by `wisp.identify`, the owner has imported the address, or the visitor has given it in another
 * popup of the site, on whatever page.
 */
export const knownBy = ({ id }: Pick<Campaign, 'id'>, { storage }: Browser): KnownBy | undefined => {
  if (storage.get('trait.subscriber') === true) return 'trait'
  const { email, known } = { ...storage.get('subscriber') }
  if (known === true && email === storage.get('email')) return 'list'
  return storage.keys('given.').some((key) => key !== `given.${id}`) ? 'popup' : undefined
}
