import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Library } from '../../../../../server/popups/file/library'
import { readPopupFile } from '../../../../../server/popups/file/read'

const folder = mkdtempSync(join(tmpdir(), 'wisp-problems-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIBRARY: Library = {
  brands: {},
  designs: {
    rail: {
      en: {
        html: '<p>Sale</p>',
        texts: {},
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
        type: 'bar',
        format: 17,
      },
    },
    wheel: {
      en: {
        html: '<p>{{title}}</p><div data-wisp-wheel></div>',
        texts: { title: 'Turn' },
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
    goal: {
      en: {
        html: '<p data-wisp-threshold="{{goal}}" data-wisp-missing="{amount} more"></p>',
        texts: { goal: 'shipping' },
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
    shelf: {
      en: {
        html: '<div data-wisp-products="popular" data-wisp-count="{{count}}"></div>',
        texts: { count: '3' },
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
    praise: {
      en: {
        html: '<q>{{words}}</q><b>{{name}}</b><a href="/"><i>{{offer}}</i></a><button data-wisp-copy="{{code}}"><b>{{code}}</b></button>',
        texts: { words: 'Lovely', name: 'Sample name', offer: 'Take 10%', code: 'TEN' },
        facts: ['words', 'name', 'offer', 'code'],
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
    hours: {
      en: {
        html: `<h2>{{heading}}</h2>${[1, 2].map((index) => `<label class="hour"><input name="hour" type="radio" value="{{hour${index}}}">{{hour${index}}}</label>`).join('')}${[1, 2].map((index) => `<label class="bar"><svg><rect width="{{share${index}}}"/></svg>{{answer${index}}}</label>`).join('')}<button type="submit">{{send}}</button>`,
        texts: {
          heading: 'From nine',
          hour1: '9',
          hour2: '10',
          share1: '40%',
          share2: '60%',
          answer1: 'Yes',
          answer2: 'No',
          send: 'Book by ten',
        },
        facts: ['heading', 'hour1', 'hour2', 'share1', 'share2', 'send'],
        unstated: { heading: 'Which hour?', send: 'Book' },
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
    letter: {
      en: {
        html: '<p>{{title}}</p>',
        texts: { title: 'Hello', line: 'Line' },
        theme: { accent: '#123', paper: '#fff', ink: '#000' },
        look: '',
      },
    },
  },
}

/** The import's messages about a file, line by line, without the file name. */
const problemsOf = (text: string): string[] => {
  const file = join(folder, 'popup.json')
  writeFileSync(file, text)
  try {
    readPopupFile(file, LIBRARY)
  } catch (error) {
    return (error as Error).message.replaceAll(`${file}:`, '').split('\n')
  }
  return []
}

const BASE = '{ "name": "N", "type": "lightbox", "template": "letter",'

describe('an import', () => {
  it('reports all errors at once, in the order of the lines', () => {
    writeFileSync(join(folder, 'own.html'), '<p data-wisp-screen="Main">x</p>')
    const text = `{
      "type": "lightbx",
      "format": "one",
      "naem": "Newsletter",
      "template": "leter",
      "frequency": { "rule": "dayly", "cuont": 7 },
      "triggers": {
        "timeDelay": "5s", "exitintent": true, "scrol": 50,
        "cart": { "evnt": "cart_item", "event": "cart_item", "amount": 1.5 }
      },
      "design": {
        "positon": "top-left",
        "redirect": {},
        "countdown": { "styl": "flip" }
      },
      "theme": { "accent": "red", "paper": "white" },
      "prizes": [{ "label": "", "chances": -1 }]
    }`
    const lines = problemsOf(text)
    expect(lines.map((line) => line.replace(/^(\d+):\d+ (\S+): .*$/, '$1 $2'))).toEqual([
      '1 name',
      '2 type',
      '3 format',
      '4 naem',
      '5 template',
      '6 frequency.rule',
      '6 frequency.cuont',
      '8 triggers.timeDelay',
      '8 triggers.exitintent',
      '8 triggers.scrol',
      '9 triggers.cart',
      '9 triggers.cart.evnt',
      '12 design.positon',
      '13 design.redirect.url',
      '14 design.countdown',
      '14 design.countdown.styl',
      '16 theme.accent',
      '16 theme.paper',
      '17 prizes.0.label',
      '17 prizes.0.chances',
    ])
  })

  it('reports conflicts between settings along with errors in single settings', () => {
    expect(
      problemsOf(
        '{ "type": "bar", "format": 99,\n "template": "letter",\n "texts": { "titel": "x", "lin": "y" },\n "prizes": [{ "label": "Tea", "chances": 1 }] }',
      ),
    ).toEqual([
      '1:1 name: is missing',
      '1:28 format: must be 1 to 17 for bar, got 99',
      '3:13 texts.titel: the design has no such text (did you mean "title"?)',
      '3:27 texts.lin: the design has no such text (did you mean "line"?)',
      '4:12 prizes: only go with the type gamified',
    ])
  })

  it('asks for facts of the owner’s own where a design has samples, for all at once', () => {
    const withTexts = (texts: object) =>
      problemsOf(JSON.stringify({ name: 'N', type: 'lightbox', template: 'praise', ...texts })).map((line) =>
        line.replace(/^\S+ /, ''),
      )
    const advice = 'the design has only a sample here: write what is true of you, or "" for nothing'
    expect(withTexts({})).toEqual([
      `texts.words: ${advice}`,
      `texts.name: ${advice}`,
      'texts.offer: the design has only a sample here: write what is true of you',
      `texts.code: ${advice}`,
    ])
    const texts = { words: 'Lovely', name: 'Ann', offer: 'Take a tenth', code: '' }
    const sampleProblem =
      'texts.words: is still the design’s sample: write what is true of you, or "" for nothing; if it is true as it stands, name it in "confirmed"'
    expect(withTexts({ texts })).toEqual([sampleProblem])
    expect(withTexts({ texts: { ...texts, words: 'Still in one piece', name: '' } })).toEqual([])
    expect(withTexts({ texts: { ...texts, words: '', offer: '' } })).toEqual([
      'texts.offer: must not be empty: it names what visitors press',
    ])
    expect(withTexts({ texts, confirmed: ['words'] })).toEqual([])
    expect(withTexts({ texts, confirmed: ['word', 'words'] })).toEqual([
      'confirmed.0: the design has no such fact (did you mean "words"?)',
    ])
  })

  it('tells of the same text in another language, which has a problem of its own', () => {
    const texts = { en: { title: 'Hello', line: 5 }, de: { title: 'Hallo', line: '[x](ftp://x)' } }
    const problems = problemsOf(JSON.stringify({ name: 'N', type: 'lightbox', template: 'letter', texts }))
    expect(problems.map((problem) => problem.replace(/^\S+ (\S+): .*$/, '$1'))).toEqual([
      'texts.en.line',
      'texts.de.line',
    ])
  })

  it('takes nothing for an answer where others of the kind are left, where it has another name, and where the design has words for it', () => {
    const problemsWithout = (...slots: string[]): string[] => {
      const all = ['heading', 'hour1', 'hour2', 'share1', 'share2', 'send']
      const texts = Object.fromEntries(all.map((slot) => [slot, slots.includes(slot) ? '' : 'mine']))
      return problemsOf(JSON.stringify({ name: 'N', type: 'lightbox', template: 'hours', texts })).map((line) =>
        line.replace(/^\S+ /, ''),
      )
    }
    expect(problemsWithout('heading', 'hour1', 'share1', 'share2', 'send')).toEqual([])
    expect(problemsWithout('hour1', 'hour2')).toEqual([
      'texts.hour1: must not be empty: it names what visitors press',
      'texts.hour2: must not be empty: it names what visitors press',
    ])
  })

  it('reports a design of the library that is a game on a type that has no prizes, with all other errors', () => {
    expect(problemsOf('{ "name": "N",\n "type": "bar",\n "template": "wheel",\n "texts": { "titel": "x" } }')).toEqual([
      '2:10 type: must be gamified, with prizes, for the template "wheel", which is a game, got "bar"',
      '4:13 texts.titel: the design has no such text (did you mean "title"?)',
    ])
    expect(problemsOf('{ "name": "N", "type": "gamified" }').join()).toContain('a gamified popup needs prizes')
  })

  it('reports all errors in the screens of a template', () => {
    writeFileSync(
      join(folder, 'own.html'),
      '<p data-wisp-screen="Main">x <a data-wisp-to="nxt">y</a></p><p data-wisp-screen="tanks">z</p>',
    )
    const file =
      '{ "name": "N", "type": "lightbox", "template": "./own.html", "texts": {}, "theme": {}, "font": "brand" }'
    expect(problemsOf(file).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
      'template: nothing leads to its screen "Main" (did you mean "main"?)',
      'template: nothing leads to its screen "tanks" (did you mean "thanks"?)',
      'template: has no screen "nxt", which data-wisp-to names',
      'texts: only go with a design of the library; write them into your own file',
      'theme: only goes with a design of the library; write it into your own file',
      'font: only goes with a design of the library; your own file may name typefaces of your page',
    ])
  })

  it.each(['<input type="PassWord">', '<style>input { -webkit-text-security: disc }</style>'])(
    'refuses a template that asks for a password: %s',
    (field) => {
      writeFileSync(join(folder, 'own.html'), `<section data-wisp-screen="main"><form>${field}</form></section>`)
      expect(problemsOf('{ "name": "N", "type": "lightbox", "template": "./own.html" }').join()).toContain(
        'must not ask for a password: on the address of the desk it would look like its sign-in',
      )
    },
  )

  it.each([
    ['pattern="(a+)+"', 'its field "code" has pattern="(a+)+", which can take very long on a text that does not fit'],
    ['pattern="[0-9 ()-]+"', 'its field "code" has pattern="[0-9 ()-]+", which is no regular expression that browsers'],
    ['pattern="[0-9]+" maxlength="501"', 'its field "code" has a pattern, and with one maxlength can be 500 at most'],
  ])('refuses a template whose field has %s', (attributes, message) => {
    writeFileSync(
      join(folder, 'own.html'),
      `<section data-wisp-screen="main"><input data-wisp-field="code" ${attributes}></section>`,
    )
    expect(problemsOf('{ "name": "N", "type": "lightbox", "template": "./own.html" }')).toEqual([
      expect.stringContaining(`template: ${message}`),
    ])
  })

  it.each([
    ['"matches": "^(/[a-z]+)+(a+)+$"', 'targeting.pages.include.0.matches: can take very long on a text that does not'],
    ['"matches": "(?<=a)b"', 'targeting.pages.include.0.matches: looks behind'],
    ['"glob": "/*-*-*-*"', 'targeting.pages.include.0.glob: takes too long to compare'],
  ])('refuses pages with %s', (condition, message) => {
    const file = `{ "name": "N", "type": "bar", "template": "letter", "targeting": { "pages": { "include": [{ ${condition} }] } } }`
    expect(problemsOf(file).join()).toContain(message)
  })

  it('reports syntax errors, one per line, along with all other errors', () => {
    expect(problemsOf('{ "name": "N"\n "type": "bar",\n template: "letter",\n "format": 0,\n "format": 1 }')).toEqual([
      '2:2 Comma expected',
      '3:2 Invalid symbol: keys and texts need "double quotes"',
      '5:2 format: is a duplicate',
    ])
    expect(problemsOf('{ "name": "N",\n "type": "brr"\n "template": "letter" }')).toEqual([
      expect.stringMatching(/^2:10 type: must be one of .*, got "brr" \(did you mean "bar"\?\)$/),
      '3:2 Comma expected',
    ])
  })

  it.each([
    ['"frequency": { "rule": "onec" }', 'got "onec" (did you mean "once"?)'],
    ['"type2": "bar"', 'type2: unknown key (did you mean "type"?)'],
    ['"triggers": { "exit_intent": true }', 'triggers.exit_intent: unknown key (did you mean "exitIntent"?)'],
    ['"triggers": { "scroll": 50 }', 'triggers.scroll: unknown key (did you mean "scrollPercent"?)'],
    ['"triggers": { "hover": true }', 'triggers.hover: unknown key; there is exitIntent, exitIntentMobile, timeDelay,'],
    ['"triggers": { "event": "" }', 'triggers.event'],
    [
      '"triggers": { "event": { "name": "quote", "fact": [] } }',
      'triggers.event.fact: unknown key (did you mean "facts"?)',
    ],
    [
      '"triggers": { "event": { "name": "quote", "facts": [{ "name": "total" }] } }',
      'triggers.event.facts.0.comparison',
    ],
    ['"triggers": { "element": "#reviews >" }', 'triggers.element: must be a CSS selector, such as "#reviews"'],
    ['"triggers": { "element": "a::before" }', 'triggers.element: must be a CSS selector, such as "#reviews"'],
    ['"triggers": { "element": "#1st-review" }', 'triggers.element: must be a CSS selector, such as "#reviews"'],
    ['"triggers": { "cart": { "event": "added_produkt" } }', 'got "added_produkt" (did you mean "added_product"?)'],
    [
      '"triggers": { "cart": { "event": "added_product", "products": "any_products" } }',
      'list of product ids (did you mean "any_product"?), got "any_products"',
    ],
    ['"design": { "entryEffect": "slide-upp" }', 'got "slide-upp" (did you mean "slide-up"?)'],
    ['"design": { "position": "top-centre" }', 'got "top-centre" (did you mean "top-center"?)'],
    ['"targeting": { "device": "mobil" }', 'got "mobil" (did you mean "mobile"?)'],
    ['"target": "leads"', 'got "leads" (did you mean "lead"?)'],
    ['"language": "dk"', 'must be a language like de or pt-BR (did you mean "da"?), got "dk"'],
    ['"language": "pl", "font": "brand"', 'must be absent in "pl": the brands’ typefaces lack letters of it'],
    ['"language": "german"', 'must be a language like de or pt-BR, got "german"'],
    ['"language": "en_US"', 'must be a language like de or pt-BR (did you mean "en-US"?), got "en_US"'],
    ['"words": {"clse": "x"}', 'is none of the words in docs/languages.md (did you mean "close"?)'],
    [
      '"words": {"tooLong": "Too long"}',
      'must have {most} and {over}, as in “Please enter at most {most} characters: this is {over} too long”',
    ],
  ])('suggests what was meant: %s', (line, expected) => {
    const lines = problemsOf(`${BASE}\n${line}\n}`)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(expected)
  })

  it('suggests the type and the design that were meant', () => {
    const lines = problemsOf('{ "name": "N",\n "type": "lightbx",\n "template": "lettr" }')
    expect(lines).toEqual([
      expect.stringMatching(/^2:10 type: must be one of lightbox, .*, got "lightbx" \(did you mean "lightbox"\?\)$/),
      '3:14 template: no design "lettr" (did you mean "letter"?)',
    ])
  })

  it.each(['days', 'visits'])('refuses the frequency %s without a count, and shows an example with one', (rule) => {
    for (const count of ['', ', "count": 0'])
      expect(problemsOf(`${BASE}\n"frequency": { "rule": "${rule}"${count} }\n}`)).toEqual([
        expect.stringContaining(
          '2:14 frequency: needs a count of 1 or more with days and visits, like {"rule": "days", "count": 7}',
        ),
      ])
    expect(problemsOf(`${BASE} "frequency": { "rule": "${rule}", "count": 1 } }`)).toEqual([])
  })

  it.each(['once', 'always'])('refuses a count that %s does not use', (rule) => {
    expect(problemsOf(`${BASE}\n"frequency": { "rule": "${rule}", "count": 3 }\n}`)).toEqual([
      expect.stringContaining('frequency: must have no count with once and always'),
    ])
    expect(problemsOf(`${BASE} "frequency": { "rule": "${rule}", "count": 0 } }`)).toEqual([])
  })

  it.each([
    '"triggers": []',
    '"design": "x"',
    '"texts": []',
    '"__proto__": { "id": "taken-by-proto" }',
    '"toString": 1',
  ])('is not misled by %s', (line) => {
    expect(problemsOf(`${BASE}\n${line}\n}`)).toEqual([
      expect.stringMatching(/^2:\d+ \w+: (must be an object|unknown key)/),
    ])
  })
})

describe('a threshold in a template', () => {
  const templateProblems = (attributes: string): string[] => {
    writeFileSync(join(folder, 'own.html'), `<svg><path d="M0 0"/></svg>\n<p ${attributes}></p>`)
    return problemsOf('{ "name": "N", "type": "bar", "template": "./own.html" }').map((line) =>
      line.replace(/^\S+ /, ''),
    )
  }
  const MISSING = 'data-wisp-missing="{amount} more"'
  const KINDS = 'template: data-wisp-threshold must be shipping, discount, any, or an amount above 0'

  it.each(['shipping', 'discount', 'any', '75', '19.90', '0.5'])('may be %s', (setting) =>
    expect(
      templateProblems(`data-wisp-threshold="${setting}" ${MISSING} data-wisp-reached='Free from {goal}'`),
    ).toEqual([]),
  )

  it.each(['EUR', 'usd', ''])('may be in the currency “%s”', (currency) =>
    expect(templateProblems(`data-wisp-threshold="75" data-wisp-currency="${currency}" ${MISSING}`)).toEqual([]),
  )

  it.each([
    [
      `data-wisp-threshold="75" ${MISSING} data-wisp-currency="$"`,
      'template: data-wisp-currency must be the three letters of a currency, such as EUR, got "$"',
    ],
    [
      `data-wisp-threshold="75" ${MISSING} data-wisp-currency="euro"`,
      'template: data-wisp-currency must be the three letters of a currency, such as EUR, got "euro"',
    ],
    [`data-wisp-threshold="0" ${MISSING}`, `${KINDS}, got "0"`],
    [`data-wisp-threshold="-5" ${MISSING}`, `${KINDS}, got "-5"`],
    [`data-wisp-threshold="75,00" ${MISSING}`, `${KINDS}, got "75,00"`],
    [`data-wisp-threshold="1e999" ${MISSING}`, `${KINDS}, got "1e999"`],
    [`data-wisp-threshold="" ${MISSING}`, `${KINDS}, got ""`],
    [`data-wisp-threshold ${MISSING}`, `${KINDS}, got ""`],
    [`DATA-WISP-THRESHOLD=shiping ${MISSING}`, `${KINDS}, got "shiping" (did you mean "shipping"?)`],
    [
      'data-wisp-threshold="75"',
      'template: data-wisp-missing must say how much is missing, beside data-wisp-threshold',
    ],
    [
      'data-wisp-threshold="75" data-wisp-missing=" "',
      'template: data-wisp-missing must say how much is missing, beside data-wisp-threshold',
    ],
    [
      'data-wisp-threshold="75" data-wisp-missing="{amout} more"',
      'template: data-wisp-missing must use {amount} or {goal}, got "{amout}" (did you mean "amount"?)',
    ],
    [
      `data-wisp-threshold="75" ${MISSING} data-wisp-empty="from {currency}"`,
      'template: data-wisp-empty must use {amount} or {goal}, got "{currency}"',
    ],
  ])('%s is wrong', (attributes, problem) => expect(templateProblems(attributes)).toEqual([problem]))

  it('of a design is checked with the texts of the popup file', () => {
    const file = (goal: string) => `${BASE.replace('letter', 'goal')} "texts": { "goal": "${goal}" } }`
    expect(problemsOf(file('75'))).toEqual([])
    expect(problemsOf(file('gratis'))).toEqual([`1:48 ${KINDS}, got "gratis"`])
  })
})

describe('product cards in a template', () => {
  const templateProblems = (attributes: string): string[] => {
    writeFileSync(join(folder, 'own.html'), `<h2>For you</h2>\n<div ${attributes}></div>`)
    return problemsOf('{ "name": "N", "type": "lightbox", "template": "./own.html" }').map((line) =>
      line.replace(/^\S+ template: /, ''),
    )
  }

  it.each([
    'data-wisp-products="popular"',
    'data-wisp-products="manual" data-wisp-ids="1, 2"',
    'data-wisp-products="product_collection" data-wisp-ids="summer"',
    'data-wisp-products=last_visited data-wisp-count=1 data-wisp-size=5 data-wisp-layout=vertical data-wisp-button=no_buttons',
    'data-wisp-count="9"',
  ])('may be %s', (attributes) => expect(templateProblems(attributes)).toEqual([]))

  it.each([
    ['data-wisp-products', /^data-wisp-products must be one of manual, .*, same_collection, got ""$/],
    ['data-wisp-products="last_visted"', /, got "last_visted" \(did you mean "last_visited"\?\)$/],
    ['data-wisp-products="manual"', /^data-wisp-ids must name at least one product for "manual"$/],
    ['data-wisp-products="manual" data-wisp-ids=" , "', /^data-wisp-ids must name at least one product.*, got " , "$/],
    [
      'data-wisp-products="product_collection" data-wisp-ids="a,b"',
      /^data-wisp-ids must name one collection, got "a,b"$/,
    ],
    ['data-wisp-products="popular" data-wisp-count="4"', /^data-wisp-count must be 1 to 3, got "4"$/],
    ['data-wisp-products="popular" data-wisp-count="0"', /^data-wisp-count must be 1 to 3, got "0"$/],
    ['data-wisp-products="popular" data-wisp-size="9"', /^data-wisp-size must be 1 to 5, got "9"$/],
    [
      'data-wisp-products="popular" data-wisp-layout="row"',
      /^data-wisp-layout must be horizontal or vertical, got "row"$/,
    ],
    [
      'data-wisp-products="popular" data-wisp-button="add_to_card"',
      /^data-wisp-button must be add_to_cart, .*, got "add_to_card" \(did you mean "add_to_cart"\?\)$/,
    ],
  ])('may not be %s', (attributes, problem) =>
    expect(templateProblems(attributes)).toEqual([expect.stringMatching(problem)]),
  )

  it('are examined with the texts of the popup file filled in', () => {
    const file = (count: string) =>
      problemsOf(`{ "name": "N", "type": "lightbox", "template": "shelf", "texts": { "count": "${count}" } }`)
    expect(file('2')).toEqual([])
    expect(file('4')).toEqual([expect.stringContaining('data-wisp-count must be 1 to 3, got "4"')])
  })
})
