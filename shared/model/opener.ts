/** None that is shut out. */
const OPEN = ':not([data-wisp-ignore] *)'

/**
 * What opens a popup when it is pressed, on a page: a link to one, also in a map of an image or a drawing, whose address may
 * have a namespace, or a marked element.
 */
export const OPENER = `:is(a,area)[*|href*="/click/"]${OPEN},[data-wisp-action=open]${OPEN}`

/**
 * Under this name, the window has the event of the page in which something asked for a popup last. wisp.js, wisp-page.js
 * and chunks share no variable; the event itself says whether it belongs to a click that follows.
 */
export const OPENING = Symbol.for('wisp-opening')
