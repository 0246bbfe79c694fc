/** None that is shut out. */
const OPEN = ':not([data-wisp-ignore] *)'

/** What opens a popup when it is pressed, on a page: a link to one, also in a map of an image, or a marked element. */
export const HTML_OPENER = `a[href*="/click/"]${OPEN},area[href*="/click/"]${OPEN},[data-wisp-action=open]${OPEN}`

/** The same, and links of drawings, whose address may have a namespace. */
export const OPENER = `:is(a,area)[*|href*="/click/"]${OPEN},[data-wisp-action=open]${OPEN}`
