/** Types of the desk's API about contact forms (`/desk/api/forms`). */

/** GET /desk/api/forms */
export interface FormsAnswer {
  forms: FormFigures[]
}

export interface FormFigures {
  id: number
  name: string
  site: string
  fields: number
  submissions: number
  /** Number of these that look automated. */
  suspects: number
  /** ISO time of the newest submission; absent if there is none. */
  last?: string
  /** Link to the form by itself on this server. */
  url: string
}
