import type { Platform } from '../../shared/wire/server/products'

/** A store on whose page the gallery shows designs with products, which are then its own. */
export interface PreviewStore {
  /** Key of its site. */
  key: string
  platform: Platform
  /** Path of the page, on this server. */
  path: string
}
