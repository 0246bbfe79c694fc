/** The mark in what is decided on the page (`live`): a popup that counts towards the limits of its site. */
export const CALM_MARK = 'calm'
