import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Library } from '../../../../../server/popups/file/library'
import { readPopupFile } from '../../../../../server/popups/file/read'

const folder = mkdtempSync(join(tmpdir(), 'wisp-popup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LETTER = { texts: {}, theme: { accent: '#112233', paper: '#fff', ink: '#000' }, look: '' }

const LIBRARY: Library = {
  brands: {},
  designs: {
    letter: {
      en: {
        html: '<style>a{color:{{colour-accent}}}</style><p title="{{title}}">{{title}}</p><i>{{line}}</i>',
        texts: { title: 'Hello & welcome', line: 'Line' },
        theme: { accent: '#112233', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
  },
}

const read = (text: string) => {
  mkdirSync(join(folder, 'sub'), { recursive: true })
  const file = join(folder, 'sub/popup.json')
  writeFileSync(file, text)
  return readPopupFile(file, LIBRARY)
}

const BASE = { name: 'N', type: 'lightbox', template: 'letter' }
const NUMBERED: Library = {
  brands: {
    rye: {
      title: 'Rye & Bell',
      trade: 'bakery',
      look: '--head:Rockwell;',
      theme: { accent: '#a1103a', paper: '#fff6e3', ink: '#3a1d0e' },
    },
  },
  designs: {
    one: {
      en: { ...LETTER, type: 'lightbox', format: 1, html: '<style>a{color:{{colour-accent}};{{look}}}</style>One' },
    },
    three: { en: { ...LETTER, type: 'lightbox', format: 3, html: '<p>Three</p>' } },
  },
}
const readNumbered = (more: object) => {
  const file = join(folder, 'numbered.json')
  writeFileSync(file, JSON.stringify({ name: 'N', type: 'lightbox', ...more }))
  return readPopupFile(file, NUMBERED)
}

const readObject = (more: object) => read(JSON.stringify({ ...BASE, ...more }))

it('needs only a name, a type and a template', () => {
  expect(readObject({})).toEqual({
    id: expect.stringMatching(/^[\w-]{13}$/),
    name: 'N',
    type: 'lightbox',
    format: 1,
    target: 'click',
    size: { width: 800, height: 500 },
    onClickOnly: false,
    triggers: { timeDelay: 5 },
    frequency: { rule: 'always', count: 0 },
    stopWhenConverted: true,
    language: 'en',
    design: {
      position: 'middle-center',
      layout: 'horizontal',
      entryEffect: 'fade',
      exitEffect: 'fade',
      contentLock: false,
      closeOnOutsideClick: false,
      closeControl: 'x',
      closeAfter: 0,
      thanks: true,
    },
    html: '<style>a{color:#112233}</style><p title="Hello &amp; welcome">Hello &amp; welcome</p><i>Line</i>',
    made: { template: 'letter' },
  })
})

it('picks the design by the number of its format, and the number by the design', () => {
  expect(readNumbered({ format: 3 })).toMatchObject({ format: 3, html: '<p>Three</p>', made: { template: 'three' } })
  expect(readNumbered({ template: 'three' })).toMatchObject({ format: 3 })
  expect(readNumbered({ template: 'three', format: 2 })).toMatchObject({ format: 2, html: '<p>Three</p>' })
})

it.each([
  [{ format: 2 }, 'format: there is no design of the number 2 yet; lightbox has 1, 3. A "template" may name another'],
  [{ format: 4 }, 'format: must be 1 to 3 for lightbox, got 4'],
  [{}, 'template: is missing'],
  [{ type: 'bar', format: 1 }, 'format: there is no design of the number 1 yet. A "template" may name another'],
  [{ format: 1, font: 'Rockwell' }, 'font: must be "brand", or absent for the page’s typefaces, got "Rockwell"'],
  [{ format: 1, theme: 'ryes' }, 'theme: there is no brand "ryes" (did you mean "rye"?)'],
  [{ format: 1, theme: { brand: 'fox', accent: 'red' } }, 'theme.accent: must be a colour like #1a2b3c, got "red"'],
])('says what is wrong with %j', (more, message) => {
  expect(() => readNumbered(more)).toThrow(message)
})

it('wears a brand, by its name alone or with colours over it', () => {
  expect(readNumbered({ format: 1, theme: 'rye' })).toMatchObject({
    html: '<style>a{color:#a1103a;--head:Rockwell;}</style>One',
    made: { theme: { brand: 'rye' } },
  })
  expect(readNumbered({ format: 1, theme: { brand: 'rye', accent: '#000000' } }).html).toContain(
    'a{color:#000000;--head:',
  )
})

it('reads comments and trailing commas, and what is set', () => {
  const popup = read(`{
    // A bar.
    "id": "my-first-bar1", "name": "Bar", "type": "bar", "template": "letter",
    "triggers": { "exitIntent": false, "scrollPercent": 40 },
    "design": { "countdown": { "end": "2030-01-31T18:00" } }, /* the end */
  }`)
  expect(popup).toMatchObject({
    id: 'my-first-bar1',
    size: { width: 1920, height: 60 },
    triggers: { scrollPercent: 40 },
  })
  expect(popup.triggers).not.toHaveProperty('exitIntent')
  expect(popup.design).toMatchObject({
    position: 'top-center',
    countdown: { style: 'flip', end: '2030-01-31T18:00', zone: 'UTC' },
  })
})

it.each(['2030-01-31T18:00Z', '2030-01-31T18:00:30.000Z', '2030-01-31T18:00+02:00', '2030-01-31T18:00-0500'])(
  'a countdown may end at %s, which contains its offset',
  (end) => expect(readObject({ design: { countdown: { end } } }).design.countdown).toMatchObject({ end }),
)

it('arms no trigger for a popup that opens by click', () => {
  expect(readObject({ onClickOnly: true }).triggers).toEqual({})
})

it('treats texts as text, whatever they contain', () => {
  const { html } = readObject({
    texts: { title: `"><script>alert('x')</script>{{line}}$&` },
    theme: { accent: '#456' },
  })
  expect(html).toContain('title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;{{line}}$&amp;"')
  expect(html).toContain('color:#456')
})

it("uses the owner's own template as it is", () => {
  writeFileSync(join(folder, 'sub/own.html'), '<p>{{title}}</p>')
  expect(readObject({ template: './own.html' }).html).toBe('<p>{{title}}</p>')
})

it.each([
  ['', 'there is nothing in ./own.html'],
  ['<p data-wisp-screen="Main">x</p>', 'nothing leads to its screen "Main" (did you mean "main"?)'],
  ["<p data-wisp-screen='promo'>x</p>", 'nothing leads to its screen "promo"'],
  [
    '<p data-wisp-screen=main><button data-wisp-to=next>x</button></p>',
    'has no screen "next", which data-wisp-to names',
  ],
  ['<p data-wisp-screen="main"><button data-wisp-to="more">x</button></p><p data-wisp-screen="more">x</p>', 'fine'],
  ['<!-- <p data-wisp-screen="old"> --><p>x</p>', 'fine'],
])("says about the owner's own template %j: %s", (html, expected) => {
  writeFileSync(join(folder, 'sub/own.html'), html)
  expect(message(() => readObject({ template: './own.html' }))).toContain(expected)
})

const message = (action: () => unknown): string => {
  try {
    action()
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/sub/`, '')
  }
  return 'fine'
}

it.each([
  ['"triggers": { "timeDelay": "5s" }', '2:28 triggers.timeDelay: must be a number of seconds, 0 to 86400, got "5s"'],
  ['"trigers": {}', '2:1 trigers: unknown key (did you mean "triggers"?)'],
  ['"design": { "positon": "top-left" }', '2:13 design.positon: unknown key (did you mean "position"?)'],
  ['"design": { "position": "up" }', '2:25 design.position: must be one of top-left, top-center,'],
  ['"design": { "countdown": {} }', '2:26 design.countdown: must have either seconds or end'],
  ['"design": { "countdown": { "end": "2030-01-01T00:00", "zone": "Mars" } }', 'must be a time zone'],
  ['"design": { "countdown": { "end": "2030-13-01T00:00" } }', 'is not a valid date'],
  [
    '"design": { "countdown": { "end": "2030-02-31T18:00" } }',
    'design.countdown.end: is not a valid date, got "2030-02-31T18:00"',
  ],
  ['"design": { "countdown": { "end": "2030-02-29T18:00+02:00" } }', 'design.countdown.end: is not a valid date'],
  ['"design": { "countdown": { "end": "2030-04-31T18:00Z" } }', 'design.countdown.end: is not a valid date'],
  ['"design": { "countdown": { "end": "2030-01-01" } }', 'must be a time like 2030-01-31T18:00'],
  ['"id": "short"', '2:7 id: must be the 13 characters of a popup id, got "short"'],
  ['"frequency": { "rule": "weekly" }', '2:24 frequency.rule: must be one of visits, days, once, always, got "weekly"'],
  ['"frequency": {}', '2:14 frequency.rule: is missing'],
  ['"texts": { "titel": "x" }', '2:12 texts.titel: the design has no such text (did you mean "title"?)'],
  ['"language": "he"', '2:13 language: the design "letter" has no "he" version'],
  ['"theme": { "accent": "red; } * { display: none" }', '2:22 theme.accent: must be a colour like #1a2b3c'],
  ['"stopWhenConverted": "yes"', '2:22 stopWhenConverted: must be true or false, got "yes"'],
])('says what is wrong, and where: %s', (line, expected) => {
  const text = `{ "name": "N", "type": "lightbox", "template": "letter",\n${line}\n}`
  expect(message(() => read(text))).toContain(expected.startsWith('2:') ? `popup.json:${expected}` : expected)
})

it.each([
  ['{}', 'popup.json:1:1 name: is missing\npopup.json:1:1 type: is missing\npopup.json:1:1 template: is missing'],
  ['', 'popup.json:1:1'],
  ['"text"', 'popup.json:1:1 must be an object'],
  ['{ "name": }', 'popup.json:1:11 Value expected'],
  ['{ "name": "N", "type": "bar", "template": "lettr" }', 'template: no design "lettr" (did you mean "letter"?)'],
  ['{ "name": "N", "type": "bar", "template": "./none.html" }', 'popup.json:1:43 template: cannot read ./none.html'],
  ['{ "name": "N", "type": "bar", "template": "./own.html", "texts": {} }', 'texts: only go with a design'],
])('refuses %s', (text, expected) => {
  expect(message(() => read(text))).toContain(expected)
})
