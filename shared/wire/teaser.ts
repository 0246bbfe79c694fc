/** The teaser of design_properties (ours, beside the specification's). Apart from the rest, because only the teaser reads it. */
import { TEASER_MODES, type Teaser, type WirePopup } from '../popup'
import { decodeEffect, decodePosition, pick } from './design'
import { object } from './names'

/** Of a popup as it came. Where its server says no more than that there is one, it waits at the lower edge, named as the popup is. */
export const decodeTeaser = ({ design_properties, poptin_name }: WirePopup): Teaser => {
  const { mode, text, location, entry_effect, exit_effect } = object(object(design_properties).teaser)
  return {
    mode: pick(TEASER_MODES, mode, 'always'),
    text: `${text || poptin_name || ''}`,
    position: decodePosition(location ?? 'bottom_left'),
    entryEffect: decodeEffect(entry_effect ?? 'slide'),
    exitEffect: decodeEffect(exit_effect ?? 'slide'),
  }
}
