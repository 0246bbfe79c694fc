/** A game whose prize could not be drawn. */
export const draw = { drawFailed: 'We could not reach the shop. Your turn is not lost: please try again.' }
