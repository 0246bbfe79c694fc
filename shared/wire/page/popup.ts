/** The fields of a popup that only drawing needs (specification, section 3). */

import { type Popup, TARGETS, type WirePopup } from '../../model/popup'
import type { Campaign } from '../../page/model/campaign'
import { object, yes } from '../../values/names'
import { decodeDesign, pick } from '../design'

/** 0 for an invalid length. */
const px = (value: unknown): number => Math.max(0, Number(value)) || 0

/**
 * JSON of the fields that an answer of our server has left out, which stands in front of the template (../server/lean.ts).
 * null, which is JSON too, if it has left out none.
 */
export const settingsIn = (html: string): string =>
  ((html.match(/^<!--wisp({.*})-->|/) as RegExpMatchArray)[1] ?? null) as string

/** @param settings that came with the template */
export const decodePopup = ({ id, key, type, wire: answer }: Campaign, settings?: WirePopup): Popup => {
  const wire = { ...answer, ...settings }
  const size = object(wire.poptin_size)
  return {
    id,
    key,
    type,
    format: Number(wire.poptin_format) || 1,
    name: String(wire.poptin_name ?? ''),
    target: pick(TARGETS, wire.poptin_target, 'lead'),
    size: { width: px(size.width), height: px(size.height) },
    // Another server may send a text that is no language: code that gives it to `Intl` catches the error.
    language: String(wire.lang ?? 'en'),
    viewerId: String(wire.viewer_id ?? ''),
    // Free accounts cannot hide the credit line.
    credit: yes(wire.if_freemium) || yes(wire.if_poptin_credit),
    design: decodeDesign(wire),
    wire,
  }
}
