export const gift = { giftBox: 'Gift box' }
