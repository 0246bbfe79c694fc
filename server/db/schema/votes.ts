/** The tables of polls: answers to questions whose shares a popup shows. */

/** The latest answer of each visitor who has an id, so that nobody counts twice. */
export interface VoteTable {
  popup_id: string
  field: string
  client_id: string
  /** JSON list: several where boxes were ticked. */
  answers: string
}

export interface VoteCountTable {
  popup_id: string
  field: string
  /** The answer in the popup's first language; '' counts those who have answered. */
  answer: string
  /** Number by which several servers count in rows of their own. */
  writer: number
  votes: number
}
