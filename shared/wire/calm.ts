/** The mark in what is decided on the page (`live`): a popup that counts towards the limits of its site. */
export const CALM_MARK = 'calm'

/** Values of the mark. `asksEmail`: it asks for an email address, and for nothing that a subscriber has not given. */
export const CALM_MARKS = { counts: 1, asksEmail: 2 } as const
