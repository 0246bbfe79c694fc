import { bare } from './safe-dom'

/** True if the page shows it at all. Old browsers do not tell. */
export const isRendered = (element: Element): boolean =>
  bare(element, 'checkVisibility')?.({ checkOpacity: true, checkVisibilityCSS: true }) !== false
