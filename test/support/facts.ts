/** Facts that a design has as samples, confirmed by the owner: for popups whose looks are looked at. */
import { factProblems, samplesOf } from '../../server/popups/file/facts'
import type { DesignKey, Library } from '../../server/popups/file/library'
import type { Language } from '../../shared/model/text'

export const factsOf = (library: Library, template: string, language: Language): string[] =>
  Object.keys(samplesOf(library, { template, language }))

/** Facts that an owner may leave out, all at once. */
export const leftOut = (library: Library, design: DesignKey): string[] => {
  const all = Object.keys(samplesOf(library, design))
  const texts = Object.fromEntries(all.map((slot) => [slot, '']))
  const refused = factProblems(library, { ...design, texts }).map(({ path }) => `${path?.[1]}`)
  return all.filter((slot) => !refused.includes(slot))
}

/** The facts of the design `newsletter`. */
export const NEWSLETTER_FACTS = ['numeral', 'line', 'button', 'thanksLine', 'coupon']
