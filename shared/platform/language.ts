import { LANGUAGES, type Language } from '../model/text'

/** The language that the page gives an element; English if we do not speak it. `iw` is an older name of Hebrew. */
export const languageOf = (element: Element): Language => {
  const said = Element.prototype.closest.call(element, '[lang]')?.getAttribute('lang') ?? ''
  const [name = ''] = said.toLowerCase().replace(/^iw/, 'he').split('-')
  return LANGUAGES.find((language) => language === name) ?? 'en'
}
