/** The reason why a page asks the server although its script may have the answer inside. */
export type AskedBecause = 'country' | 'browser' | 'old' | 'again' | 'visitor'
