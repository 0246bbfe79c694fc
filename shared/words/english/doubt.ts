/** The visitor's answer to a message that is a guess. */
export const doubt = { right: 'It is right' }
