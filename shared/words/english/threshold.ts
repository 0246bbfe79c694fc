/** The line towards an amount. True for every goal: an amount may lead to anything. */
export const threshold = { cartValue: 'Value of the cart' }
