/** What opens a popup when it is pressed, on a page: a link to one, or a marked element, but none that is shut out. */
export const OPENER = 'a[href*="/click/"]:not([data-wisp-ignore] *),[data-wisp-action=open]:not([data-wisp-ignore] *)'

/**
 * Under this name, the window has the event of the page in which something asked for a popup last. wisp.js, wisp-page.js
 * and chunks share no variable; the event itself says whether it belongs to a click that follows.
 */
export const OPENING = Symbol.for('wisp-opening')
