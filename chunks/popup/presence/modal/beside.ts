import { doc } from '../../../../shared/page/platform/safe-dom'

/** Elements without a box, and our own panel and messages, which can be used while a popup is open. */
const SKIPPED = 'head,script,style,link,template,wisp-inspector,wisp-toasts'

/** Changing more elements would take long. */
const MAX_BODY_CHILDREN = 500

/** All of the page around a popup. The content of the body instead of the body: some checkers refuse that as a whole. */
export const beside = (host: Element): HTMLElement[] => {
  const boxes: Element[] = []
  for (let each = host; each.parentElement; each = each.parentElement)
    for (const other of each.parentElement.children)
      if (other !== each)
        boxes.push(...(other === doc.body && other.childElementCount <= MAX_BODY_CHILDREN ? other.children : [other]))
  return boxes.filter((other): other is HTMLElement => other instanceof HTMLElement && !other.matches(SKIPPED))
}
