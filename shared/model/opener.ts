/** What opens a popup when it is pressed, on a page: a link to one, or a marked element, but none that is shut out. */
export const OPENER = 'a[href*="/click/"]:not([data-wisp-ignore] *),[data-wisp-action=open]:not([data-wisp-ignore] *)'
