/** Files cannot be stored: of those, the names are kept. */
export interface KeptForm {
  /** Where it is sent. */
  url: string
  fields: [name: string, value: string][]
  /** Tells it from what the visitor has written since, under the same id. */
  stamp: string
  /** How often the server has said that there is no such form, and when for the first time. */
  refused?: [times: number, since: number]
}
