/** Facts that a design has as samples, confirmed by the owner: for popups whose looks are looked at. */
import { samplesOf } from '../../server/popup-file/facts'
import type { Library } from '../../server/popup-file/library'
import type { Language } from '../../shared/model/text'

export const factsOf = (library: Library, template: string, language: Language): string[] =>
  Object.keys(samplesOf(library, { template, language }))

/** Those of the design `newsletter`. */
export const NEWSLETTER_FACTS = ['numeral', 'line', 'button', 'thanksLine', 'coupon']
