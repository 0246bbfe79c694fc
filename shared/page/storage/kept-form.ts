/** Files cannot be stored: of those, the names are kept. */
export interface KeptForm {
  /** Address that it is sent to. */
  url: string
  fields: [name: string, value: string][]
  /** Differs from that of a later submission under the same id. */
  stamp: string
  /** Number of times that the server has said that there is no such form, and the time of the first. */
  refused?: [times: number, since: number]
}
