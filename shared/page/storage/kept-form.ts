/** Files cannot be stored: of those, the names are kept. */
export interface KeptForm {
  /** Where it is sent. */
  url: string
  fields: [name: string, value: string][]
  /** Differs from that of a later submission under the same id. */
  stamp: string
  /** How often the server has said that there is no such form, and when for the first time. */
  refused?: [times: number, since: number]
}
