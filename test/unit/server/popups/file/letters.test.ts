/** Line breaks and typefaces of languages that are written without spaces, or with thousands of letters. */
import { expect, it } from 'vitest'
import { fill } from '../../../../../server/popups/file/fill'
import { LIBRARY } from '../../../../support/library'

const filled = (template: string, language: string): string => fill(LIBRARY, { template, language, texts: {} })
const SERIF_DESIGN = 'newsletter'

it.each([
  ['ja', 'Noto Serif CJK JP', 'Noto Sans CJK JP', 'line-break:strict;word-break:auto-phrase;overflow-wrap:anywhere;'],
  ['zh', 'Noto Serif CJK SC', 'Noto Sans CJK SC', 'line-break:strict;'],
  ['zh-Hant', 'Noto Serif CJK TC', 'Noto Sans CJK TC', 'line-break:strict;'],
  ['zh-TW', 'Noto Serif CJK TC', 'Noto Sans CJK TC', 'line-break:strict;'],
  ['zh-HK', 'Noto Serif CJK HK', 'Noto Sans CJK HK', 'line-break:strict;'],
  ['yue', 'Noto Serif CJK HK', 'Noto Sans CJK HK', 'line-break:strict;'],
  ['ko-KR', 'Noto Serif CJK KR', 'Noto Sans CJK KR', 'line-break:strict;word-break:keep-all;overflow-wrap:anywhere;'],
  ['th', 'Noto Serif Thai', 'Noto Sans Thai', ''],
])(
  'a design in %s has typefaces of it behind its own, and breaks lines as it does',
  (language, serif, sans, breaks) => {
    const html = filled(SERIF_DESIGN, language)
    expect(html).toMatch(new RegExp(`--head:Iowan Old Style, [^;]*, ${serif}[^;]*, serif;`))
    expect(html).toMatch(new RegExp(`--text:Segoe UI, [^;]*, ${sans}[^;]*, sans-serif;`))
    expect(html).toContain(`.wisp-frame{${breaks}font-synthesis-style:none}`)
  },
)

it('every design has these, and every brand', () => {
  for (const name of Object.keys(LIBRARY.designs)) expect(filled(name, 'ja'), name).toContain('line-break:strict')
  for (const brand of Object.keys(LIBRARY.brands)) {
    const html = fill(LIBRARY, { template: SERIF_DESIGN, language: 'ja', texts: {}, theme: { brand } })
    expect(html.match(/--(?:head|text):[^;]*CJK JP/g), brand).toHaveLength(2)
  }
})

it.each(['en', 'he', 'de', 'ar', 'fi', 'vi'])('a design in %s has not a byte of it', (language) => {
  const html = filled(SERIF_DESIGN, language)
  expect(html).not.toMatch(/line-break|CJK|Thai/)
  expect(html).toContain('--head:Iowan Old Style, Georgia, Noto Serif, C059, DejaVu Serif, serif;')
})

it.each([
  ['ar', true],
  ['fa-IR', true],
  ['ckb', true],
  ['ur-Latn', false],
  ['de', false],
])('a design in %s keeps its letters joined, and has room for what reaches below a line: %s', (language, isJoined) => {
  const html = filled(SERIF_DESIGN, language)
  expect(html.includes('.design.design :not(.numeral,[dir=ltr]){letter-spacing:0}')).toBe(isJoined)
  expect(html.includes('--below:0.3em')).toBe(isJoined)
})

it.each([
  ['de', true],
  ['pt-BR', true],
  ['fi', true],
  ['en-GB', false],
  ['he', false],
])('a design in %s has long words divided: %s', (language, isDivided) => {
  expect(filled(SERIF_DESIGN, language).includes('hyphens:auto')).toBe(isDivided)
})

it('a line that must not break says how long its text is, or the longest word of it, in any language', () => {
  const drop = (word: string) => fill(LIBRARY, { template: 'limited-drop', language: 'de', texts: { word } })
  expect(drop('Größe 09')).toContain('--letters:8')
  expect(drop('👟 <b>')).toContain('--letters:5')
  expect(drop('')).not.toContain('--letters:0')
  const gate = (name: string) => fill(LIBRARY, { template: 'age-gate', language: 'de', texts: { name } })
  expect(gate('Weingut Obertal')).toContain('--letters:7')
  // A Japanese letter is as wide as nearly two others, and a line may break between phrases.
  expect(drop('今週の09')).toContain('--letters:8')
  expect(gate('秋の贈り物')).toContain('--letters:9')
  expect(gate('焼きたてのパンを毎朝お届け')).toContain('--letters:11')
  for (const name of Object.keys(LIBRARY.designs)) expect(filled(name, 'de'), name).not.toMatch(/\|(letters|word)\}/)
})
