/** The fields of a popup that only drawing needs (specification, section 3). Used by the server, and for the answers of others. */

import { type Popup, TARGETS, type WirePopup } from '../model/popup'
import { object } from '../values/names'
import { decodeDesign, pick } from './design'

export type Drawn = Pick<Popup, 'format' | 'target' | 'size' | 'design'>

/** 0 for an invalid length. */
const px = (value: unknown): number => Math.max(0, Number(value)) || 0

export const decodeDrawn = (wire: WirePopup): Drawn => {
  const size = object(wire.poptin_size)
  return {
    format: Number(wire.poptin_format) || 1,
    target: pick(TARGETS, wire.poptin_target, 'lead'),
    size: { width: px(size.width), height: px(size.height) },
    design: decodeDesign(wire),
  }
}
