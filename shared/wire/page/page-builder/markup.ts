/** The marks of a page's parts, in WP Lead Plus X and in our own pages. */
import type { HitPlace } from '../../../page/model/page-builder'
import { bare } from '../../../page/platform/safe-dom'

export const POPUP = 'data-popup-option-id'

const BUTTON = 'button,[type=submit],[type=image]'
/** Elements whose presses are counted: buttons, and elements with a tracking name. */
export const TRACKED = `${BUTTON},[type=button],[role=button],[data-wisp-name],[c37-element-name],[c37-action-name]`
/** Elements that do something by themselves when pressed, so that an action in its place has to prevent that. */
export const NATIVE = `a,${BUTTON}`

/** A form that we send. */
export const FORM = '[data-wisp-form],[data-wisp-lead]'
/** Widgets move into the article at once: until then they are not where they belong. */
export const WIDGETS = '[data-widget-option-id]'

/** The elements that each chunk makes work. */
export const COMPONENTS: [selector: string, chunk: string][] = [
  [FORM, 'page-form'],
  ['[data-wisp-menu],.c37-lp-menu', 'page-menu'],
  ['[data-wisp-countdown],.c37-simple-countdown', 'page-countdown'],
  ['[data-wisp-date]', 'page-date'],
  ['[data-wisp-video]', 'page-video'],
  [WIDGETS, 'page-widget'],
  // On the screen only where the page's style shows it nevertheless.
  ['[hidden]', 'page-hidden'],
]

/** Popups, shown in a frame of ours. Those of early builds have no option id. */
export const POPUPS = `[${POPUP}],.c37-lp-popup-outer`

/** The option id of a popup's own element; '' if the page does not say. */
export const optionIdOf = (popup: Element): string => popup.getAttribute(POPUP) ?? ''

/** The box around the content that the original's classes give a place in the window. */
export const INNER = '.c37-lp-popup-inner'

/** The original's own close control: a box without a role. */
export const OLD_CLOSE = '.c37-lp-close-popup'

/** The look that the classes of the original give; for our own markup, a window over the page. */
export const printedLook = (popup: Element) => ({
  position: /c37-popup-\S+/.exec(popup.querySelector(INNER)?.className ?? '')?.[0] ?? '',
  cover: !popup.matches('.c37-lp-popup-outer:not(.c37-popup-cover)'),
  close: popup.querySelector(OLD_CLOSE)?.className ?? '',
  swapped: popup.matches('.c37-lp-popup-outer') && getComputedStyle(popup).direction === 'rtl',
})

/**
 * The name that an element is counted by: the owner's, else its id, else what it says. An id does not change with the
 * language or with a number in the text.
 */
export const trackingName = (element: Element): string => {
  const attribute = bare(element, 'getAttribute')
  return (
    attribute('data-wisp-name') ??
    attribute('c37-element-name') ??
    attribute('id') ??
    ((bare(element, 'textContent') as string).trim() || (attribute('value') ?? ''))
  )
}

export const placeOf = (element: Element): HitPlace => {
  const around = bare(element, 'closest')(`[${POPUP}],${WIDGETS}`)
  const type = !around ? 'page' : around.matches(WIDGETS) ? 'widget' : 'popup'
  return { type, option: around?.getAttribute(`data-${type}-option-id`) ?? '0' }
}
