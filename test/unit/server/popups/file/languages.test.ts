/** Popup files in several languages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { StoredImage } from '../../../../../server/images/image'
import { storePictures } from '../../../../../server/images/own-pictures'
import { languageSays } from '../../../../../server/popups/file/language-says'
import { readPopupFile } from '../../../../../server/popups/file/read'
import { writePopupFile } from '../../../../../server/popups/file/write'
import type { PopupDefinition } from '../../../../../shared/model/popup'
import { LIBRARY } from '../../../../support/library'

const folder = mkdtempSync(join(tmpdir(), 'wisp-languages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const OWN_DE = '<h2>Hallo</h2><form data-wisp-form><input data-wisp-field="email" required></form>'
write('en.html', '<h2>Hello</h2>')
write('de.html', OWN_DE)
write('wheel.html', '<h2>Turn</h2><div data-wisp-wheel></div>')
write('rad.html', '<h2>Dreh</h2><div data-wisp-wheel></div>')

const EN = {
  eyebrow: 'Post from the shop',
  heading: 'One letter a month',
  line: 'What is new.',
  button: 'Sign up',
  thanksHeading: 'Thank you!',
  thanksLine: 'The first letter is on its way.',
  thanksClose: 'Away',
  numeral: '',
  coupon: '',
}
const DE = {
  ...EN,
  eyebrow: 'Post vom Laden',
  heading: 'Ein Brief im Monat',
  line: 'Was es Neues gibt.',
  button: 'Her damit',
}

const SPOKEN = {
  texts: { en: EN, de: DE, fr: EN },
  consent: { en: 'I agree.', de: true },
  images: { picture: { src: 'https://shop.example/letter.jpg', alt: { en: 'A letter', de: 'Ein Brief' } } },
  design: {
    closeAfter: 3,
    closeNote: { en: 'In a moment', de: 'Gleich' },
    teaser: { text: { en: 'Post', de: 'Briefe', fr: 'Courrier' } },
    redirect: { url: { en: '/thanks', de: '/danke' } },
  },
}
const GAME = {
  type: 'gamified',
  template: './wheel.html',
  templates: { de: './rad.html' },
  prizes: [
    {
      label: { en: 'Ten percent', de: 'Zehn Prozent' },
      chances: 1,
      redirect: { url: { en: '/en', de: '/de' } },
    },
    { label: 'Nothing', chances: 1, winner: false },
  ],
}

const read = (keys: object): PopupDefinition =>
  readPopupFile(
    write(
      'popup.json',
      JSON.stringify({ id: 'polyglot00001', name: 'Letter', type: 'lightbox', template: 'newsletter', ...keys }),
    ),
    LIBRARY,
  )
const problemsOf = (keys: object): string[] => {
  try {
    read(keys)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^.*?\.json:\d+:\d+ /, ''))
  }
}

const STORED: StoredImage = {
  id: 'abcdefgh12345678.png',
  siteKey: 'site',
  name: 'letter.png',
  type: 'image/png',
  width: 1,
  height: 1,
  frames: 1,
  bytes: 70,
  createdAt: 0,
}
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a popup file in several languages', () => {
  it('is one popup, whose first language is that of the first texts', () => {
    const { language, html, made, translations = {} } = read({ texts: { en: EN, de: DE, ar: {} } })
    expect([language, Object.keys(translations)]).toEqual(['en', ['de', 'ar']])
    expect(made?.texts).toEqual(EN)
    expect(html).toContain('One letter a month')
    expect(translations.de?.html).toContain('Ein Brief im Monat')
    expect(translations.de?.html).not.toContain('One letter a month')
    expect(translations.de?.made).toMatchObject({ template: 'newsletter', texts: DE })
  })

  it('is the same as a file in one language where it has one', () => {
    const { translations, ...popup } = read({ texts: { de: DE } })
    expect(translations).toBeUndefined()
    expect(popup).toEqual(read({ language: 'de', texts: DE }))
  })

  it('says a text that a language lacks as we do, else as the first language does, and never as the design’s sample', () => {
    const { translations = {} } = read({ texts: { en: { ...EN, decline: 'Not today' }, de: { heading: 'Ein Brief' } } })
    const html = translations.de?.html ?? ''
    expect(html).toContain('Nein, vielen Dank')
    expect(html).not.toContain('Not today')
    expect(html).toContain('Post from the shop')
    expect(html).toContain('Ein Brief')
  })

  it('takes the first language’s text where there are no words of ours', () => {
    const { translations = {} } = read({ texts: { en: { ...EN, decline: 'Not today' }, fi: { heading: 'Kirje' } } })
    expect(translations.fi?.html).toContain('Not today')
  })

  it('may have a template for a language, and files of its own for all', () => {
    const mixed = read({ texts: { en: EN, de: DE }, templates: { ar: './de.html' }, theme: { accent: '#102030' } })
    expect(mixed.translations?.ar).toEqual({ html: OWN_DE })
    const own = read({ template: './en.html', templates: { de: './de.html' } })
    expect([own.language, own.html, own.translations]).toEqual(['en', '<h2>Hello</h2>', { de: { html: OWN_DE } }])
    const german = read({ language: 'de', template: './de.html', templates: { en: './en.html' } })
    expect([german.language, german.translations]).toEqual(['de', { en: { html: '<h2>Hello</h2>' } }])
  })

  it('may have words by language, and brings typefaces where they have the letters', () => {
    const { words, translations } = read({
      texts: { fi: EN, en: EN, ar: DE },
      words: { fi: { close: 'Sulje' }, en: { close: 'Away' } },
      font: 'brand',
      theme: 'fox',
    })
    expect(words).toEqual({ close: 'Sulje' })
    expect(translations?.en?.words).toEqual({ close: 'Away' })
    expect([
      translations?.en?.html.includes('data-wisp-fonts'),
      translations?.ar?.html.includes('data-wisp-fonts'),
    ]).toEqual([true, false])
  })

  it('has all its problems told at once, each by the language that it is in', () => {
    const { heading: _, ...noHeading } = EN
    expect(
      problemsOf({
        language: 'fr',
        texts: { en: noHeading, de: { ...DE, heding: 'x' }, es: { numeral: 5 } },
        templates: { it: 'newsleter' },
        words: { sv: { close: 'Stäng' } },
      }),
    ).toEqual([
      'language: must be one of those of "texts": en, de, es',
      'texts.de.heding: the design has no such text (did you mean "heading"?)',
      'texts.es.numeral: must be text, got 5',
      'templates.it: no design "newsleter" (did you mean "newsletter"?)',
      'words.sv: the popup speaks only en, de, es, it',
    ])
    expect(
      problemsOf({ language: 'fr', texts: { en: EN, de: { ...DE, heding: 'x' } }, words: { sv: { close: 'Stäng' } } }),
    ).toEqual([
      'language: must be one of those of "texts": en, de',
      'texts.de.heding: the design has no such text (did you mean "heading"?)',
      'words.sv: the popup speaks only en, de',
    ])
    expect(problemsOf({ texts: { en: EN, jp: {}, de: 'x', fr: { line: '[x](ftp://x)' } } })).toEqual([
      'texts.jp: must be a language like de or pt-BR (did you mean "ja"?), got "jp"',
      'texts.de: must be an object, got "x"',
      expect.stringMatching(/^texts\.fr\.line: has a link to "ftp:\/\/x"/),
    ])
  })

  it('has the problems of its other texts told where one is wrong, and asks for no other word in place of that one', () => {
    const texts = { ...EN, numeral: 5, line: '[x](javascript:alert(1))', heding: 'x' }
    const inPlace = (place: string) => [
      expect.stringContaining(`${place}.line: has a link to "javascript:alert(1)", which must be an address`),
      `${place}.numeral: must be text, got 5`,
      `${place}.heding: the design has no such text (did you mean "heading"?)`,
    ]
    expect(problemsOf({ texts })).toEqual(inPlace('texts'))
    expect(problemsOf({ texts: { en: texts, de: DE } })).toEqual(inPlace('texts.en'))
  })

  it.each([
    ['de_AT', ' (did you mean "de-AT"?)'],
    ['pt_br.UTF-8', ' (did you mean "pt-BR"?)'],
    ['jp', ' (did you mean "ja"?)'],
    // No country, no language, and codes for what is in none or in several.
    ['zz', ''],
    ['xx', ''],
    ['und', ''],
    ['mul', ''],
    ['zxx', ''],
    ['', ''],
  ])('is refused in the language %j, with what may be meant', (language, hint) => {
    expect(problemsOf({ language, texts: EN })).toEqual([
      `language: must be a language like de or pt-BR${hint}, got ${JSON.stringify(language)}`,
    ])
  })

  it.each([
    [
      { texts: { de: DE, en: EN, DE: { heading: 'Ein anderer' } } },
      'texts.DE: is the same language as "de"; put both into one',
    ],
    [{ texts: { iw: EN, he: EN } }, 'texts.he: is the same language as "iw"; put both into one'],
    [
      { texts: { en: EN }, templates: { 'pt-br': 'newsletter', 'pt-BR': 'newsletter' } },
      'templates.pt-BR: is the same language as "pt-br"; put both into one',
    ],
    [
      { texts: { en: EN }, words: { en: { close: 'Away' }, EN: { close: 'Gone' } } },
      'words.EN: is the same language as "en"; put both into one',
    ],
    [
      { texts: { en: EN, heading: 'A letter', de: DE } },
      'texts.heading: belongs into one of the languages that stand beside it: en, de',
    ],
    [
      { texts: { en: EN }, words: { close: 'Away', en: { hide: 'Less' } } },
      'words.close: belongs into one of the languages that stand beside it: en',
    ],
  ])('has each language once, and nothing beside them: %j', (keys, problem) => {
    expect(problemsOf(keys)).toEqual([problem])
  })

  it('asks for facts once, in the first language, and for those of a language where only that writes the sample', () => {
    const { numeral: _, ...noNumeral } = EN
    const { numeral: __, ...noGermanNumeral } = DE
    const [first = '', ...others] = problemsOf({ texts: { en: noNumeral, de: noGermanNumeral } })
    expect(first).toMatch(/^texts\.en\.numeral: the design has only a sample here/)
    expect(others).toEqual([])
    expect(problemsOf({ texts: { en: EN, de: { ...DE, numeral: '12 %' } } })).toEqual([])
  })

  it.each([
    ['with texts in three', { texts: { en: EN, de: DE, ar: { heading: 'رسالة' } }, words: { ar: { close: 'أغلق' } } }],
    ['with a template of its own for one', { texts: { de: DE, en: EN }, templates: { ar: './de.html' } }],
    ['with templates of its own', { template: './en.html', templates: { de: './de.html' } }],
    [
      'with its own first',
      { language: 'ar', template: './de.html', templates: { de: 'newsletter' }, texts: { de: DE } },
    ],
    ['that says something in each of them', SPOKEN],
    ['with prizes that have names in each', GAME],
  ])('%s is exported as a file that is imported as the same popup', (_, keys) => {
    const popup = read(keys)
    const { text, html, htmls } = writePopupFile(popup, LIBRARY, './again.html')
    if (html !== undefined) write('again.html', html)
    for (const [path, content] of htmls) write(path, content)
    expect(readPopupFile(write('again.json', text), LIBRARY)).toEqual(popup)
  })

  it('says what stands beside its texts in each language, or as the first one does', () => {
    const { design, translations, made } = read(SPOKEN)
    expect([design.teaser?.text, design.closeNote, design.redirect?.url]).toEqual(['Post', 'In a moment', '/thanks'])
    expect([made?.images?.picture?.alt, made?.consent]).toEqual(['A letter', 'I agree.'])
    const german = translations?.de
    expect(german?.phrases).toEqual([
      { path: ['consent'], value: true },
      { path: ['images', 'picture', 'alt'], value: 'Ein Brief' },
      { path: ['design', 'closeNote'], value: 'Gleich' },
      { path: ['design', 'teaser', 'text'], value: 'Briefe' },
      { path: ['design', 'redirect', 'url'], value: '/danke' },
    ])
    expect([german?.made?.images?.picture?.alt, german?.made?.consent]).toEqual(['Ein Brief', true])
    expect(german?.html).toContain('alt="Ein Brief"')
    expect(translations?.fr?.html).toContain('alt="A letter"')
    expect(translations?.fr?.phrases).toEqual([{ path: ['design', 'teaser', 'text'], value: 'Courrier' }])
  })

  it('has its pictures stored once, and names them in each language', async () => {
    const saved: string[] = []
    const picture = { ...SPOKEN.images.picture, src: './letter.png' }
    writeFileSync(join(folder, 'letter.png'), ONE_PIXEL)
    const popup = read({ ...SPOKEN, images: { picture } })
    const stored = await storePictures(popup, join(folder, 'popup.json'), LIBRARY, async (name) => {
      saved.push(name)
      return { ...STORED, name }
    })
    expect(saved).toEqual(['letter.png'])
    const named = [stored, stored.translations?.de, stored.translations?.fr].map((each) => each?.made?.images?.picture)
    expect(named.map((each) => [each?.alt, each?.stored?.id])).toEqual([
      ['A letter', STORED.id],
      ['Ein Brief', STORED.id],
      ['A letter', STORED.id],
    ])
    expect(stored.translations?.de?.html).toContain('alt="Ein Brief"')
    expect(stored.translations?.de?.html).toContain(STORED.id)
  })

  it('is told of languages that it does not speak, and of a first one that is missing, in their places', () => {
    const design = {
      closeNote: { de: 'Gleich' },
      teaser: { text: { en: 'Post', sv: 'Post', jp: 'Post' } },
      redirect: { url: { en: '/thanks', de: '' } },
    }
    expect(problemsOf({ texts: { en: EN, de: DE }, design })).toEqual([
      'design.closeNote: must have one for en too, the first language of the popup',
      'design.teaser.text.jp: must be a language like de or pt-BR (did you mean "ja"?), got "jp"',
      'design.redirect.url.de: must not be empty, got ""',
    ])
    const consent = { en: 'I agree', de: '[mehr](javascript:x)' }
    expect(
      problemsOf({ texts: { en: EN, de: DE }, design: { teaser: { text: { en: 'Post', sv: 'Post' } } }, consent }),
    ).toEqual(['design.teaser.text.sv: the popup speaks only en, de', expect.stringMatching(/^consent\.de: /)])
  })

  it('is told which languages miss what stands beside the texts, where that is a text', () => {
    expect(languageSays(read(SPOKEN), LIBRARY)).toBe(
      'In fr these texts are missing, and are those of en: design.closeNote, images.picture.alt, consent.',
    )
    const design = { teaser: { text: 'A gift for you' }, closeAfter: 3, closeNote: 'In a moment' }
    expect(languageSays(read({ texts: { en: EN, de: DE }, design }), LIBRARY)).toBe(
      'In de these texts are missing, and are those of en: design.teaser.text, design.closeNote.',
    )
    expect(languageSays(read({ texts: { en: EN, de: DE }, design: { teaser: { text: '−10 %' } } }), LIBRARY)).toBe('')
    expect(languageSays(read({ texts: EN, design }), LIBRARY)).toBe('')
  })

  it('names the prizes of a game in each language, and is told which are missing', () => {
    const popup = read(GAME)
    expect(popup.prizes?.map(({ label }) => label)).toEqual(['Ten percent', 'Nothing'])
    expect(popup.translations?.de?.phrases).toEqual([
      { path: ['prizes', 0, 'label'], value: 'Zehn Prozent' },
      { path: ['prizes', 0, 'redirect', 'url'], value: '/de' },
    ])
    expect(languageSays(popup, LIBRARY)).toBe('In de these texts are missing, and are those of en: prizes.1.label.')
  })

  it('is told which languages miss which texts', () => {
    const popup = read({ texts: { en: EN, de: { ...DE, line: 'Neues' }, fr: { heading: 'Une lettre' }, he: EN } })
    expect(languageSays(popup, LIBRARY)).toBe(
      'In fr these texts are missing, and are those of en: eyebrow, line, button, thanksHeading, thanksLine, thanksClose.',
    )
    expect(languageSays(read({ texts: { en: EN, fi: { ...DE } } }), LIBRARY)).toMatch(
      /^In fi these texts of the design are still English: .*\bdecline\b.*\.\nThere are no words of ours in fi/,
    )
  })
})
