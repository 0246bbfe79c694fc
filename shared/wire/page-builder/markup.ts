/** How the parts of a page are marked, in WP Lead Plus X and in our own pages. */

/** What a press is counted on: buttons, and elements with a tracking name. */
export const TRACKED = 'button,[type=submit],[role=button],[data-wisp-name],[c37-element-name],[c37-action-name]'
/** What a page may hold that opens something else, so that the page must not follow it. */
export const FOLLOWED = 'a,button,[type=submit],[type=image]'

const POPUP = 'data-popup-option-id'
const WIDGET = 'data-widget-option-id'

/** Elements that come alive, and the chunk that does it. */
export const COMPONENTS: [selector: string, chunk: string][] = [
  ['form[data-wisp-form],form[data-wisp-lead]', 'page-form'],
  ['[data-wisp-menu],.c37-lp-menu', 'page-menu'],
  ['[data-wisp-countdown],.c37-simple-countdown', 'page-countdown'],
  ['input[data-wisp-date]', 'page-date'],
  ['[data-wisp-video]', 'page-video'],
]

/** Popups, shown in a frame of ours. Those of early builds have no option id. */
export const POPUPS = `[${POPUP}],.c37-lp-popup-outer`

/** The option id of a popup's own element; '' if the page does not say. */
export const optionIdOf = (popup: Element): string => popup.getAttribute(POPUP) ?? ''

/** The box around the content that the original's classes give a place in the window. */
export const INNER = '.c37-lp-popup-inner'

/** The original's own close control: a box without a role. */
export const OLD_CLOSE = '.c37-lp-close-popup'

/** What the classes of the original say; for our own markup, a window over the page. */
export const printedLook = (popup: Element) => ({
  position: /c37-popup-\S+/.exec(popup.querySelector(INNER)?.className ?? '')?.[0] ?? '',
  cover: !popup.matches('.c37-lp-popup-outer:not(.c37-popup-cover)'),
  close: popup.querySelector(OLD_CLOSE)?.className ?? '',
})

/** Widgets move into the article at once: until then they are not where they belong. */
export const WIDGETS = `[${WIDGET}]`

/** A form that we send. */
export const FORM = 'form[data-wisp-form],form[data-wisp-lead]'

/** The name that an element is counted by. */
export const trackingName = (element: Element): string =>
  element.getAttribute('data-wisp-name') ??
  element.getAttribute('c37-element-name') ??
  element.getAttribute('c37-action-name') ??
  element.getAttribute('id') ??
  ''

/** The popup or widget that an element belongs to, by its kind and option id. */
export const optionOf = (element: Element): ['popup' | 'widget', string] | undefined => {
  const inside = Element.prototype.closest.call(element, `[${POPUP}],${WIDGETS}`)
  if (!inside) return
  const popup = inside.getAttribute(POPUP)
  return popup === null ? ['widget', inside.getAttribute(WIDGET) ?? ''] : ['popup', popup]
}
