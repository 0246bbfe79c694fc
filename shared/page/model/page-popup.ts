/** A popup that a page of a page-builder describes itself, decoded. */

import type { Effect, Position } from '../../model/design'
import type { Popup } from '../../model/popup'
import type { Campaign } from './campaign'

/** The element to scroll, and how far. */
export interface ScrollSetting {
  on: 'scroll'
  measure: 'pixel' | 'percentage'
  needed: number
  /** Selector of the element that has to come into view; '': the scroll position itself counts. */
  element: string
  /** Selector of a scrolling element; '' is the window. */
  inside: string
}

/** The event that shows it; absent: a click only. */
type ShowSetting = { on: 'exit' } | { on: 'delay'; seconds: number } | ScrollSetting

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export const AFTER = ['keep_showing', 'never_show', 'hide_x_day'] as const

export interface PagePopup {
  /** The popup's element, whose content is shown. */
  element: HTMLElement
  /** DOM id of the element; some pages give a new one on every view. */
  dom: string
  /** The popup's name in storage and hits; '' if the page names none. */
  option: string
  show?: ShowSetting | undefined
  after: (typeof AFTER)[number]
  /** Days of `hide_x_day`. */
  days: number
  hideMobile: boolean
  hideDesktop: boolean
  position: Position
  /** The popup darkens the page and makes it inert. */
  cover: boolean
  effect: Effect
  /** Side that an effect of this chunk comes from. */
  side: 'left' | 'right'
  close: 'none' | 'inside' | 'outside'
  corner: (typeof CORNERS)[number]
}

/** Rules of their own, by the names that the inspector has words for. */
export type PagePopupRule = 'absent' | 'hiddenOnDevice' | 'neverAgain' | 'hiddenForDays' | 'shownInView'

/** Marks where the frame shows the content of the page. */
export const SLOT = 'data-wisp-slot'

export const idOf = ({ dom, option }: PagePopup): string => option || dom

/** The description that a campaign of a page was made from; undefined for a popup of the server. */
export const pagePopupOf = ({ type, wire }: Pick<Campaign | Popup, 'type' | 'wire'>): PagePopup | undefined =>
  type === 'page-builder' ? (wire as unknown as PagePopup) : undefined
