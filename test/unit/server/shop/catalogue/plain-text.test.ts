import { expect, it } from 'vitest'
import { plainText } from '../../../../../server/shop/catalogue/plain-text'

it.each([
  ['A bowl.', 'A bowl.'],
  ['<p>A <b>b</b>owl.</p><p>Blue</p>', 'A bowl. Blue'],
  ['For wrists < 16 cm and > 12 cm', 'For wrists < 16 cm and > 12 cm'],
  ['Salt &amp; pepper &mdash; caf&eacute; &#x2764;', 'Salt & pepper — café ❤'],
  ['<a title="a > b" href="/x">More</a>', 'More'],
  ['<!-- a > b -->Clay<style>p > b { color: red }</style><script>let a = "</p>"</script>', 'Clay'],
  ['Clay<br>Glaze<ul><li>Blue<li>Green</ul>', 'Clay Glaze Blue Green'],
  [`<div>${' '.repeat(2_000)}Clay</div>`, 'Clay'],
  ['<p>Clay</p><a href="cut', 'Clay'],
  ['', ''],
])('%j is read as %j', (html, text) => expect(plainText(html)).toBe(text))

it('reads no more than a card could show, and no half of a character', () => {
  expect(plainText(`<p>${'ab '.repeat(9_000)}</p>`)).toHaveLength(1_000)
  expect(plainText(`${'a'.repeat(999)}😀`)).toBe('a'.repeat(999))
})
