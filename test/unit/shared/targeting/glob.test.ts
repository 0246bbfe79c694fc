import { expect, it } from 'vitest'
import { globPattern } from '../../../../shared/targeting/glob'

it.each([
  ['/blog/*', '/blog/one', true],
  ['/blog/*', '/blog/one/two', false],
  ['/blog/*', '/blog', false],
  ['/blog/**', '/blog/one/two', true],
  ['/blog/**', '/blog', true],
  ['/blog/**', '/blogs', false],
  ['**/sale', '/shop/mugs/sale', true],
  ['/a.*', '/a.html', true],
  ['/a.*', '/ab', false],
  ['/(x)+[y]{2}|$^\\?', '/(x)+[y]{2}|$^\\?', true],
  ['/mug-*-red', '/mug-large-red', true],
])('%s and %s', (glob, text, fits) => {
  expect(new RegExp(globPattern(glob), 'u').test(text)).toBe(fits)
})
