import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Rule, Visitor } from '../../../../shared/page/model/rules'
import type { Storage } from '../../../../shared/page/storage/storage'
import type { Engagement } from '../../../../shared/targeting/chunk-values'
import type { TargetingOf } from '../targeting-of'

/**
 * Depends on what the visitor did with another popup. A popup named by id matches regardless of its
 * kind, because it may belong to another page and be unknown here. With `any`, the kind filters: popups that this
 * answer lists as embedded are embedded, all others are not. Variants of an A/B test share markers, so their key is
 * looked up.
 */
export const engagement = (
  targetingOf: TargetingOf,
  campaigns: readonly Campaign[],
  storage: Pick<Storage, 'keys'>,
): Rule => {
  const keyOf = new Map(campaigns.map(({ id, key }) => [id, key]))
  const embedded = new Set(campaigns.filter(({ type }) => type === 'embedded').map(({ key }) => key))

  const hasEngaged = ({ what, kind, popup: id }: Engagement, ownKey: string, visitor: Visitor): boolean => {
    const mark = what === 'not_seen' ? 'seen' : what
    if (id !== 'any') return Boolean(visitor.marker(mark, keyOf.get(id) ?? id))
    return storage
      .keys(`${mark}.`)
      .map((marker) => marker.slice(mark.length + 1))
      .some((key) => visitor.marker(mark, key) && key !== ownKey && embedded.has(key) === (kind === 'embedded'))
  }
  return (popup, visitor) => {
    const { engagement } = targetingOf(popup)
    if (!engagement) return
    const matches = hasEngaged(engagement, popup.key, visitor) !== (engagement.what === 'not_seen')
    return matches !== engagement.show
  }
}
