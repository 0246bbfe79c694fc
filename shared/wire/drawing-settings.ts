/**
 * Fields of a popup that only drawing needs. For our own script they stand in front of its template: JSON in a comment, which is
 * markup that nobody draws, in a line of its own. Any other template has none.
 */
export const SETTINGS_START = '<!--wisp'
export const SETTINGS_END = '-->\n'
