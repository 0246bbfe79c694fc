/** The teaser of design_properties (ours, beside the specification's). Apart from the rest, because only the teaser reads it. */
import { EFFECTS, TEASER_MODES, type Teaser } from '../model/design'
import type { WirePopup } from '../model/popup'
import type { Language } from '../model/text'
import { decodePosition, pick } from './design'
import { object, yes } from './names'

export interface DecodedTeaser extends Omit<Teaser, 'mode'> {
  /** undefined: its owner has given the popup none, and only a reminder or the bar for search visitors takes its looks from here. */
  mode: Teaser['mode'] | undefined
  language: Language
}

/** Characters of a text: it stands in the way of the page. */
const LONGEST = 120

/** Of a popup as it came. Where its server says no more than that there is one, it waits at the lower edge, named as the popup is. */
export const decodeTeaser = ({ design_properties, is_teasers_on, lang, poptin_name }: WirePopup): DecodedTeaser => {
  const { mode, text, location, entry_effect, exit_effect, color, background } = object(
    object(design_properties).teaser,
  )
  return {
    mode: yes(is_teasers_on) ? pick(TEASER_MODES, mode, 'always') : undefined,
    text: `${text || poptin_name || '…'}`.slice(0, LONGEST),
    position: decodePosition(/^(top|middle|bottom)_/.test(`${location}`) ? location : 'bottom_left'),
    entryEffect: pick(EFFECTS, entry_effect, 'slide'),
    exitEffect: pick(EFFECTS, exit_effect, 'slide'),
    color: `${color ?? ''}`,
    background: `${background ?? ''}`,
    language: lang === 'he' ? 'he' : 'en',
  }
}
