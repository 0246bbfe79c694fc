/** The teaser in design_properties (our own field). In its own file, because only the teaser chunk reads it. */
import { EFFECTS, TEASER_MODES, type Teaser } from '../../model/design'
import type { WirePopup } from '../../model/popup'
import type { Language } from '../../model/text'
import { object, yes } from '../../values/names'
import { teaser as english } from '../../words/english'
import { decodePosition, pick } from '../design'

export interface DecodedTeaser extends Omit<Teaser, 'mode'> {
  /** undefined: the popup has no teaser; a reminder or the bar for search visitors uses the other settings. */
  mode: Teaser['mode'] | undefined
  language: Language
  /** The word for hiding it. */
  hideWord: string
}

/** Maximum length of the text in characters, because the teaser covers part of the page. */
const MAX_TEXT_LENGTH = 120

/** Decodes the teaser. By default it is at the bottom left and shows the popup's name. */
export const decodeTeaser = ({ design_properties, is_teasers_on, lang, poptin_name }: WirePopup): DecodedTeaser => {
  const { mode, text, location, hide, entry_effect, exit_effect, color, background } = object(
    object(design_properties).teaser,
  )
  return {
    mode: yes(is_teasers_on) ? pick(TEASER_MODES, mode, 'always') : undefined,
    text: `${text || poptin_name || '…'}`.slice(0, MAX_TEXT_LENGTH),
    position: decodePosition(/^(top|middle|bottom)_/.test(`${location}`) ? location : 'bottom_left'),
    entryEffect: pick(EFFECTS, entry_effect, 'slide'),
    exitEffect: pick(EFFECTS, exit_effect, 'slide'),
    color: `${color ?? ''}`,
    background: `${background ?? ''}`,
    language: `${lang || 'en'}`,
    hideWord: `${hide ?? english.hide}`,
  }
}
