import type { Campaign } from '../../../../shared/model/popup'
import type { Rule, Visitor } from '../../../../shared/model/rules'
import type { Engagement } from '../../../../shared/model/targeting'
import type { Storage } from '../../../../shared/platform/storage'
import type { TargetingOf } from '../targeting-of'

/**
 * By what the visitor did with another popup (decisions.md). A popup that is named by its id is meant whatever its kind,
 * for it may be of another page and unknown here. With `any` the kind narrows: embedded are those that this answer knows
 * as embedded, all else that the visitor met is other. Markers go by the A/B parent where there is one, so a variant is
 * looked up by its test.
 */
export const engagement = (targetingOf: TargetingOf, campaigns: Campaign[], storage: Pick<Storage, 'keys'>): Rule => {
  const keyOf = new Map(campaigns.map(({ id, key }) => [id, key]))
  const embedded = new Set(campaigns.filter(({ type }) => type === 'embedded').map(({ key }) => key))

  const did = ({ what, kind, popup: id }: Engagement, own: string, visitor: Visitor): boolean => {
    const mark = what === 'not_seen' ? 'seen' : what
    if (id !== 'any') return Boolean(visitor.marker(mark, keyOf.get(id) ?? id))
    return storage
      .keys(`${mark}.`)
      .map((marker) => marker.slice(mark.length + 1))
      .some((key) => key !== own && embedded.has(key) === (kind === 'embedded'))
  }
  return (popup, visitor) => {
    const { engagement } = targetingOf(popup)
    if (!engagement) return
    const matches = did(engagement, popup.key, visitor) !== (engagement.what === 'not_seen')
    return matches !== engagement.show
  }
}
