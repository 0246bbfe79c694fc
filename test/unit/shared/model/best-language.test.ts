import { expect, it } from 'vitest'
import { bestLanguage } from '../../../../shared/model/best-language'

it.each([
  // A region that the popup does not have is answered in its language, and the other way round.
  [['en', 'de'], ['de-AT'], 'de'],
  [['en', 'de-AT'], ['de'], 'de-AT'],
  [['de-CH', 'de'], ['de-AT'], 'de'],
  [['de', 'de-AT'], ['de-AT'], 'de-AT'],
  [['en', 'pt-BR'], ['pt-PT'], 'pt-BR'],
  // The first wanted one that there is, although a later one fits better.
  [['en', 'fr', 'de-AT'], ['it', 'fr-CA', 'de-AT'], 'fr'],
  [['en', 'de'], ['', 'de'], 'de'],
  // A region of several countries is closer than the language alone, or another country.
  [['es', 'es-419'], ['es-MX'], 'es-419'],
  [['es-ES', 'es-419'], ['es-AR'], 'es-419'],
  [['es-419', 'es-MX'], ['es-MX'], 'es-MX'],
  [['es-419', 'es'], ['es-ES'], 'es'],
  [['es-419', 'es'], ['es'], 'es'],
  [['en', 'en-001'], ['en-GB'], 'en-001'],
  // Scripts tell more than regions.
  [['zh-Hans', 'zh-Hant'], ['zh-TW'], 'zh-Hant'],
  [['zh-CN', 'zh-TW'], ['zh-HK'], 'zh-TW'],
  [['sr-Latn', 'sr'], ['sr-RS'], 'sr'],
  [['en', 'zh'], ['zh-TW'], 'zh'],
  // Older codes, other spellings, the two ways to write Norwegian.
  [['en', 'he'], ['iw'], 'he'],
  [['en', 'pt-BR'], ['PT_br'], 'pt-BR'],
  [['en', 'nb'], ['no'], 'nb'],
  [['en', 'no'], ['nn-NO'], 'no'],
  // Tags that are no language, or none of those offered.
  [['en', 'de'], ['klingon-a', 'x', '{}', '☃'], undefined],
  [['en', 'de'], ['fr', 'it'], undefined],
  [['en', 'de'], ['und', 'und-Latn-US', 'zxx', 'de'], 'de'],
  [['en', 'de'], [], undefined],
])('of %j, visitors who want %j get %s', (spoken, wanted, expected) => {
  expect(bestLanguage(spoken, wanted)).toBe(expected)
})
