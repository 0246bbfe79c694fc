/** The languages of a popup beside its first: their templates, made of designs again, and as a popup file has them. */
import type { MadeFrom, PopupDefinition, Translation } from '../../../shared/model/popup'
import type { Language } from '../../../shared/model/text'
import { own as ownOf } from '../../../shared/values/own'
import type { Readings } from '../../template/readings'
import { fill } from './fill'
import { inheritedTexts } from './languages'
import type { Library } from './library'

type Speaking = Pick<PopupDefinition, 'language' | 'made' | 'translations'>

/** A popup in one language: what it was made from, with all of its texts, and its template. */
interface PopupInLanguage extends Pick<Translation, 'html' | 'words'> {
  language: Language
  made?: MadeFrom | undefined
}

const popupIn = (
  library: Library,
  language: Language,
  { made, ...translation }: Translation,
  first?: MadeFrom,
): PopupInLanguage => {
  if (!made) return { language, ...translation }
  const texts = { ...inheritedTexts(library, made.template, language, first?.texts), ...made.texts }
  return { language, ...translation, made: { ...made, texts } }
}

/** The popup in each of its further languages. */
export const translationsOf = (library: Library, { made, translations = {} }: Speaking): PopupInLanguage[] =>
  Object.entries(translations).map(([language, translation]) => popupIn(library, language, translation, made))

/** Makes a popup of its designs again, after a change of the texts or pictures that it is made from. */
export const madeAgain = (
  library: Library,
  popup: PopupDefinition,
  change: (origin: MadeFrom) => MadeFrom,
  readings?: Readings,
): PopupDefinition => {
  const { made, language, translations } = popup
  const changedOrigin = made && change(made)
  const again = ({ language: each, made: full, html }: PopupInLanguage): [Language, Translation] => {
    const own = ownOf(translations ?? {}, each) as Translation
    if (!own.made || !full) return [each, { ...own, html }]
    const filled = fill(library, { ...change(full), language: each }, readings)
    return [each, { ...own, made: change(own.made), html: filled }]
  }
  return {
    ...popup,
    made: changedOrigin,
    ...(translations && { translations: Object.fromEntries(translationsOf(library, popup).map(again)) }),
    html: changedOrigin ? fill(library, { ...changedOrigin, language }, readings) : popup.html,
  }
}
