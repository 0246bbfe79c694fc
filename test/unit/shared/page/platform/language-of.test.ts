// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { languageOf } from '../../../../../shared/page/platform/language-of'

it.each([
  ['he', '', 'he'],
  ['he-il', '', 'he-IL'],
  ['iw', '', 'he'],
  ['en', 'he', 'he'],
  ['he', 'en', 'en'],
  ['de-AT', '', 'de-AT'],
  ['xy', 'pt-br', 'pt-BR'],
  ['', '', 'en'],
  // Texts that are no language tags.
  ['en_US', '', 'en'],
  ['<b>', '', 'en'],
])('a page in %j with a part in %j speaks %s', (page, part, language) => {
  document.documentElement.lang = page
  document.body.innerHTML = `<section ${part && `lang="${part}"`}><form></form></section>`
  expect(languageOf(document.forms[0] as HTMLFormElement)).toBe(language)
  document.documentElement.lang = 'en'
})
