import type { Campaign } from '../../page/model/campaign'
import type { Visitor } from '../../page/model/rules'
import type { Storage } from '../../page/storage/storage'
import { asksEmail } from './calm'

interface Browser {
  storage: Pick<Storage, 'get'>
  visitor: Pick<Visitor, 'marker'>
}

/** The reasons for which a visitor counts as a known subscriber. */
export type KnownBy = 'trait' | 'list' | 'popup'

/**
 * The page has said so by `wisp.identify`, the owner has imported the address, or the visitor has given it in another
 * popup. @param others the popups of the page
 */
export const knownBy = (
  { key }: Pick<Campaign, 'key'>,
  others: readonly Pick<Campaign, 'key' | 'wire'>[],
  { storage, visitor }: Browser,
): KnownBy | undefined => {
  if (storage.get('trait.subscriber') === true) return 'trait'
  const { email, known } = { ...storage.get('subscriber') }
  if (known === true && email === storage.get('email')) return 'list'
  const given = others.some(
    (other) => other.key !== key && asksEmail(other.wire) && visitor.marker('converted', other.key),
  )
  return given ? 'popup' : undefined
}
