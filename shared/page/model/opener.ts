import { FENCE_SELECTOR } from '../platform/owned'

/** A link in a drawing has an object as its address. */
type Link = HTMLElement & { href: string & { baseVal?: string } }

/** A popup's id in a link: a click segment, then exactly 13 characters. */
const CLICK_LINK = /\/click\/([\w-]{13})(?![\w-])/

/** A form may have a field called `matches`. */
const is = (each: EventTarget, selector: string): each is Link =>
  each instanceof Element && Element.prototype.matches.call(each, selector)

/**
 * The popup that a press on the page asks for: by a marked element, or a link, also one in a map of an image or a drawing. The
 * innermost counts, unless what is around it shuts it out. Only the path of an event leads through shadow roots.
 *
 * @param isOurs other sites use /click/ paths of their own
 */
export const openedBy = (event: Event, isOurs: (id: string, href: string) => unknown): string | undefined =>
  event.composedPath().reduce<string | undefined>((result, each) => {
    if (result && !is(each, FENCE_SELECTOR)) return result
    if (is(each, '[data-wisp-action=open]') && each.dataset.wispPopup) return each.dataset.wispPopup
    const href = is(each, 'a,area') && (each.href?.baseVal ?? each.href)
    const id = href && CLICK_LINK.exec(href)?.[1]
    if (id && isOurs(id, href)) return id
    return undefined
  }, '')

/**
 * Under this name, the window has the event of the page in which something asked for a popup last. wisp.js, wisp-page.js
 * and chunks share no variable; the event itself says whether it belongs to a click that follows.
 */
export const OPENING = Symbol.for('wisp')
