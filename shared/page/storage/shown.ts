/**
 * The times at which popups of pages were shown (specification, section 3): `{"31": {"last_showed": "<ISO time>"}}`.
 * Pages of WP Lead Plus X read and write the same item.
 */

import { object, text } from '../../values/names'
import { own } from '../../values/own'

/** Name of the item in localStorage. */
export const SHOWN_POPUPS_KEY = 'wplx_list_shown_popups'

export type ShownList = Record<string, unknown>

/** Anything but a plain object counts as empty. */
export const decodeShown = (raw: unknown): ShownList => (Array.isArray(raw) ? {} : object(raw))

/** Adds a popup. What the list says of others stays as it is, even if we cannot read it. */
export const withShown = (list: ShownList, id: string, moment: number): ShownList => ({
  ...list,
  [id]: { last_showed: new Date(moment).toISOString() },
})

/** Milliseconds since 1970; NaN if the time is unreadable or missing. */
export const shownAt = (list: ShownList, id: string): number =>
  Date.parse(text(own(object(own(list, id)), 'last_showed')))
