/** Finds out if a press of Escape is meant for something of the page. */
import { doc } from '../../../shared/page/platform/safe-dom'

/** Fields in which nobody types, and whose press does not open a list. */
const PRESSED_INPUTS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'].map(
  (type) => `[type=${type}]`,
)
/** Roles of fields and lists. */
const TYPING_ROLES = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu'].map(
  (role) => `[role=${role}]`,
)

const TAKES_ESCAPE = `input:not(${PRESSED_INPUTS}),textarea,select,${TYPING_ROLES},[aria-expanded=true]`

/** Inside `:is()`, browsers ignore a pseudo-class that they do not know. */
const OVER_THE_PAGE = ':is(:modal,:popover-open,:fullscreen)'

const isEditor = (part: Element): boolean =>
  part.matches(TAKES_ESCAPE) ||
  (part as HTMLElement).isContentEditable ||
  // A field that the page has made itself.
  Reflect.get(customElements.get(part.localName) ?? {}, 'formAssociated') === true

/** Something of the page lies over it: the key closes that. */
const isCovered = (): boolean =>
  doc.querySelector(OVER_THE_PAGE) !== null ||
  [...doc.querySelectorAll('[aria-modal=true]')].some((box) => box.checkVisibility?.({ visibilityProperty: true }))

/** `ours`: the popups that stand over the page. Inside of them, the press is theirs. */
export const belongsToPage = (event: Event, ours: Element[]): boolean => {
  const path = event.composedPath().filter((part) => part instanceof Element)
  return isCovered() || (!path.some((part) => ours.includes(part)) && path.some(isEditor))
}
