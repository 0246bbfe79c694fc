/** Specification, section 9: the width (px) of one, two or three cards beside each other, in five sizes. */
const CARD_WIDTHS_PX = [
  [150, 180, 200, 280, 350],
  [200, 300, 400, 550, 750],
  [400, 450, 620, 680, 800],
]

/** Between two cards, in px. */
const GAP_PX = 16

/** The width of a row of so many cards; of a column, if it is the row of one. */
export const rowWidth = (cards: number, size: number, fullpage: boolean): number =>
  (CARD_WIDTHS_PX[cards - 1]?.[size - 1] as number) * (fullpage ? 1.25 : 1)

export const cardWidth = (row: number, cards: number): number => Math.round((row - GAP_PX * (cards - 1)) / cards)
