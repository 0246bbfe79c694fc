/**
 * The part of a page that is its owner's. Filters of what visitors write let classes, ids and `data-` attributes pass,
 * so an element may be anybody's; a script element is the owner's, as no filter lets one pass (docs/page.md).
 */
import { guard } from './dom'
import { bare } from './safe-dom'

/** Everything in such an element is shut out: nothing of ours works there. */
export const FENCE_SELECTOR = '[data-wisp-ignore]'
export const FENCED_SELECTOR = `${FENCE_SELECTOR} *`

/**
 * True if an element is in the part that the tag names as the owner's, which is the first element that its selector
 * finds: others may imitate it further down. undefined if the tag names none. Asked before anything without a press
 * leaves the page, frames another, covers this one or puts markup into it.
 */
export const owned = (element: Element): boolean | undefined => {
  if (bare(element, 'matches')(FENCED_SELECTOR)) return false
  const find = bare(document, 'querySelector')
  const root = find<HTMLElement>('script[data-root][src*=wisp]')?.dataset.root
  return root ? !!guard(() => find(root)?.contains(element)) : undefined
}

/**
 * True if an element may act without a press. Where no tag names the owner's part, nothing does: the owner, who opens the
 * page with `?wisp-inspect`, is told so in the console.
 */
export const actsAlone = (element: Element): boolean | undefined =>
  owned(element) ??
  (((/wisp-inspect/.test(location.search) && console.warn('[wisp] idle without data-root', element)) ||
    undefined) as undefined)
