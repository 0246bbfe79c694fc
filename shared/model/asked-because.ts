/** Why a page asks the server although its script is one that can have the answer inside. */
export type AskedBecause = 'country' | 'browser' | 'old' | 'again'
