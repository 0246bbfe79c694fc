// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { languageOf } from '../../../../../shared/page/platform/language-of'

it.each([
  ['he', '', 'he'],
  ['he-IL', '', 'he'],
  ['iw', '', 'he'],
  ['en', 'he', 'he'],
  ['he', 'en', 'en'],
  ['fr', '', 'en'],
  ['hex', '', 'en'],
  ['', '', 'en'],
])('a page in %j with a part in %j speaks %s', (page, part, language) => {
  document.documentElement.lang = page
  document.body.innerHTML = `<section ${part && `lang="${part}"`}><form></form></section>`
  expect(languageOf(document.forms[0])).toBe(language)
  document.documentElement.lang = 'en'
})
