import type { Trigger } from '../../../../shared/model/trigger'
import { findPlaces, placeSelector, watchPlaces } from '../../../../shared/platform/places'

/** Fires when the element for an embedded popup exists on the page, at once or later. */
export const place: Trigger<string> = (onProgress, popup) => {
  const selector = placeSelector(popup)
  return watchPlaces(() => onProgress(findPlaces(selector).length ? 1 : 0))
}
