/**
 * Hides elements of the page so that its style does not show them by accident: the attribute `hidden` alone loses to any
 * `display` of the page's own. The attribute still decides, so scripts of the page show and hide them as before.
 */
import { addPageSheet } from './page-sheet'
import { bare } from './safe-dom'

/** Marks elements whose `hidden` we heed, and dialogs that are hidden while they are not open. */
const HEEDED_ATTRIBUTE = 'data-wisp-heeded'

/** An important rule in a layer wins over all rules of the page outside of layers. The browser may find `until-found`. */
const CONCEAL_CSS = `@layer wisp{[${HEEDED_ATTRIBUTE}]:is([hidden]:not([hidden=until-found]),dialog:not([open])){display:none!important}}`

// biome-ignore lint/correctness/noUnusedVariables: ??= reads it.
let isSheetAdded: unknown

/** From now on, it is hidden while it has the attribute. */
export const heedHidden = (element: Element): void => {
  isSheetAdded ??= addPageSheet(CONCEAL_CSS)
  bare(element, 'setAttribute')(HEEDED_ATTRIBUTE, '')
}

/** Heeds `hidden` unless the page hides the element in a way of its own, which keeps its room. */
export const heedIfShown = (element: Element): void => {
  const isNew = bare(element, 'matches')(`[hidden]:not([${HEEDED_ATTRIBUTE}])`)
  if (isNew && getComputedStyle(element).visibility !== 'hidden') heedHidden(element)
}

export const conceal = (element: Element): void => {
  // Not by the property: a form may have a field of that name.
  bare(element, 'setAttribute')('hidden', '')
  heedIfShown(element)
}

export const reveal = (element: Element): void => bare(element, 'removeAttribute')('hidden')
