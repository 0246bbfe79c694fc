/** A popup of our own server: what only drawing needs comes decoded, in front of its template (../server/lean.ts). */

import type { Popup, WirePopup } from '../../model/popup'
import type { Campaign } from '../../page/model/campaign'
import { yes } from '../../values/names'
import type { Drawn } from '../drawn'

/** The JSON in front of a template: the fields that the answer has left out, and what they decode to (`drawn`). */
export type Settings = WirePopup & { drawn?: Drawn }

/**
 * JSON of what an answer of our server has left out, in front of the template. null, which is JSON too, if it has left out
 * nothing.
 */
export const settingsIn = (html: string): string =>
  ((html.match(/^<!--wisp({.*})-->|/) as RegExpMatchArray)[1] ?? null) as string

/** @param settings that came with the template */
export const identityOf = (
  { id, key, type, wire: answer }: Campaign,
  settings?: WirePopup,
): Omit<Popup, keyof Drawn> => {
  const wire = { ...answer, ...settings }
  return {
    id,
    key,
    type,
    name: String(wire.poptin_name ?? ''),
    // Another server may send a text that is no language: code that gives it to `Intl` catches the error.
    language: String(wire.lang ?? 'en'),
    viewerId: String(wire.viewer_id ?? ''),
    // Free accounts cannot hide the credit line.
    credit: yes(wire.if_freemium) || yes(wire.if_poptin_credit),
    wire,
  }
}
