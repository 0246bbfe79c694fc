export const coupon = { copied: 'Copied', byHand: 'Could not copy. The code:' }
