/** What opens a popup when it is pressed, on a page: a link to one, or a marked element. */
export const OPENER = 'a[href*="/click/"],[data-wisp-action=open]'
