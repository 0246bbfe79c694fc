import * as v from 'valibot'
import { expect, it } from 'vitest'
import { LanguageTag } from '../../../../server/files/language'
import { direction } from '../../../../shared/model/text'

it.each([
  ['de-1996', 'de', 'ltr'],
  ['iw', 'he', 'rtl'],
  ['ji', 'yi', 'rtl'],
  ['sh', 'sr-Latn', 'ltr'],
  ['zh-hant-tw', 'zh-Hant-TW', 'ltr'],
  ['en-US-u-ca-buddhist', 'en-US', 'ltr'],
  ['arb', 'ar', 'rtl'],
  ['ur-PK', 'ur-PK', 'rtl'],
  ['ur-Latn', 'ur-Latn', 'ltr'],
  // Their usual scripts run in another direction than the language alone tells.
  ['ks', 'ks-Arab', 'rtl'],
  ['arz-EG', 'arz-Arab-EG', 'rtl'],
  ['pa-PK', 'pa-Arab-PK', 'rtl'],
  ['pa', 'pa', 'ltr'],
  ['sd-IN', 'sd-Deva-IN', 'ltr'],
  ['sd', 'sd', 'rtl'],
])('the language %s of a file is %s, which is written %s', (written, tag, side) => {
  const language = v.parse(LanguageTag, written)
  expect(language).toBe(tag)
  expect(direction(language)).toBe(side)
})
