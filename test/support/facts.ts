/** Owners' own texts where a design has samples of facts. */
import { type Library, samplesOf } from '../../server/popup-file/library'
import type { Language } from '../../shared/model/text'

/** As long as the sample, but another. */
const another = (sample: string): string =>
  /\d/.test(sample) ? sample.replace(/\d/, (digit) => (digit === '1' ? '2' : '1')) : sample.replace(/.$/, '!')

export const factsOf = (library: Library, template: string, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(samplesOf(library, { template, language })).map(([slot, sample]) => [slot, another(sample)]),
  )
