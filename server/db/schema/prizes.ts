/** The tables of games. */

/** Prizes that were drawn, one per submission. */
export interface PrizeTable {
  popup_id: string
  submission_id: string
  /** The Prize as JSON, as it was when drawn; '' if there was none to win. */
  prize: string
  viewer_id: string
  client_id: string
  at: number
}

/** Prizes with a limited stock. */
export interface PrizeStockTable {
  popup_id: string
  prize_id: string
  /** Number of times that it was drawn. */
  given: number
}

/** Number of limited prizes that each caller has won. */
export interface PrizeCallerTable {
  popup_id: string
  /** 0 to 65,535: many addresses share each number, so it identifies nobody. */
  caller: number
  /** JSON: counts by prize. */
  taken: string
}
