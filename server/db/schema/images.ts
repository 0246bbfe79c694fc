/** The owner's pictures. Their bytes are in the data folder, or in a bucket. */
export interface ImageTable {
  id: string
  site_key: string
  name: string
  /** Media type. */
  type: string
  width: number
  height: number
  frames: number
  bytes: number
  created_at: number
}
