import type { PopupType } from '../../shared/model/popup-type'

/** A design on the page of the gallery. */
export interface ListedDesign {
  name: string
  type: PopupType
  format: number
  uses: readonly string[]
  brand: string
  /** The design shows only on the page of a store. */
  store: boolean
  /** The design's popup file asks for facts of the owner's: offers, prices, dates, counts, names. */
  facts: boolean
}

export interface ListedBrand {
  name: string
  title: string
  trade: string
}

/** Data for the page of the gallery. */
export interface Listed {
  designs: ListedDesign[]
  brands: ListedBrand[]
  /** Path of a page on which designs that need a store can be seen; absent: there is none. */
  storePage?: string
}
