/** The fields of a popup that only drawing needs (specification, section 3). */

import { type Popup, TARGETS } from '../../model/popup'
import type { Campaign } from '../../page/model/campaign'
import { object, yes } from '../../values/names'
import { decodeDesign } from '../design'

/** 0 for an invalid length. */
const px = (value: unknown): number => Math.max(0, Number(value)) || 0

export const decodePopup = ({ id, key, type, wire }: Campaign): Popup => {
  const size = object(wire.poptin_size)
  return {
    id,
    key,
    type,
    format: Number(wire.poptin_format) || 1,
    name: String(wire.poptin_name ?? ''),
    target: TARGETS.find((target) => target === wire.poptin_target) ?? 'lead',
    size: { width: px(size.width), height: px(size.height) },
    // Whoever gives it to `Intl` is ready for a text that is no language.
    language: String(wire.lang ?? 'en'),
    viewerId: String(wire.viewer_id ?? ''),
    // Free accounts cannot hide the credit line.
    credit: yes(wire.if_freemium) || yes(wire.if_poptin_credit),
    design: decodeDesign(wire),
    wire,
  }
}
