import type { Trigger } from '../../../../shared/model/trigger'
import { changed } from '../../../../shared/platform/changed'
import { after, all } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'

/** The element that an embedded popup is drawn into is on the page, from the start or later. */
export const place: Trigger<string> = (tell, popup) => {
  const look = (): void => tell(doc.querySelector(`[data-id="${CSS.escape(popup)}"]`) ? 1 : 0)
  return all([changed(look), after(0, look)])
}
