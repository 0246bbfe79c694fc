import type { Trigger } from '../../../../shared/model/trigger'
import { changed } from '../../../../shared/platform/changed'
import { after, all } from '../../../../shared/platform/dom'
import { owned } from '../../../../shared/platform/owned'
import { doc } from '../../../../shared/platform/safe-dom'

/** Fires when the element for an embedded popup exists on the page, at once or later. */
export const place: Trigger<string> = (onProgress, popup) => {
  const isPlace = (element: Element): boolean => owned(element) !== false
  const check = (): void =>
    onProgress([...doc.querySelectorAll(`[data-id="${CSS.escape(popup)}"]`)].some(isPlace) ? 1 : 0)
  return all([changed(check), after(0, check)])
}
