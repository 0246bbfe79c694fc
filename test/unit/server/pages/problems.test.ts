import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../../../build/paths.js'
import { readPageDocument } from '../../../../server/pages/read'
import { ACTIONS } from '../../../../server/pages/schema/action'
import { CONTENTS } from '../../../../server/pages/schema/elements'
import { BUILT_IN } from '../../../../shared/model/template'
import { plainPage, pngOf, writePage } from '../../../support/page'

const folder = mkdtempSync(join(tmpdir(), 'wisp-page-problems-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'bowl.png'), pngOf(300, 200))
writeFileSync(join(folder, 'notes.txt'), 'Notes')
writeFileSync(join(folder, 'page.png'), '<html></html>')
writeFileSync(join(folder, 'huge.png'), Buffer.alloc(5 * 1024 * 1024 + 1))

/** The import's messages about a document, line by line, without the file's name. */
const problemsOf = (document: unknown): string[] => {
  const file = writePage(folder, document)
  try {
    readPageDocument(file)
  } catch (error) {
    return (error as Error).message.replaceAll(`${file}:`, '').split('\n')
  }
  return []
}

/** The messages without line and column. */
const problems = (more: object): string[] =>
  problemsOf({ ...plainPage, ...more }).map((line) => line.replace(/^\d+:\d+ /, ''))

const sectionOf = (...elements: object[]) => ({ columns: [{ elements }] })
const ofElement = (...elements: object[]): string[] =>
  problems({ sections: [sectionOf(...elements)] }).map((line) => line.replace('sections.0.columns.0.elements.', ''))
const ofPopup = (more: object): string[] =>
  problems({
    popups: [{ id: 'ask', name: 'Ask', columns: [{ elements: [{ type: 'divider' }] }], ...more }],
  }).map((line) => line.replace('popups.0', 'popup'))
const heading = { type: 'heading', text: 'Hello' }

describe('a document', () => {
  it('may be as short as this', () => expect(problemsOf(plainPage)).toEqual([]))

  it('is told all its problems at once, in the order of the lines', () => {
    const text = `{
  "slug": "Night Market",
  "titel": "Night market",
  "description": "Forty potters.",
  "theme": { "accent": "green", "corners": "rond" },
  "sections": [
    {
      "look": "sooft",
      "columns": [
        { "elements": [
          { "type": "headline", "text": "Hello" },
          { "type": "button", "text": "Go", "action": { "do": "open-popop" } },
          { "type": "heading" }
        ] }
      ]
    }
  ],
  "toasts": [ { "message": "Hello", "after": "5s" } ]
}`
    expect(problemsOf(text)).toEqual([
      '1:1 title: is missing',
      '2:11 slug: must be small letters, digits and -, like night-market, got "Night Market"',
      '3:3 titel: unknown key (did you mean "title"?)',
      '5:24 theme.accent: must be a colour like #1a2b3c, got "green"',
      '5:44 theme.corners: must be one of sharp, soft, round, got "rond" (did you mean "round"?)',
      '8:15 sections.0.look: must be one of plain, soft, ink, accent, picture, video, got "sooft" (did you mean "soft"?)',
      `11:21 sections.0.columns.0.elements.0.type: must be one of ${Object.keys(CONTENTS).join(', ')}, got "headline" (did you mean "heading"?)`,
      `12:63 sections.0.columns.0.elements.1.action.do: must be one of ${Object.keys(ACTIONS).join(', ')}, got "open-popop" (did you mean "open-popup"?)`,
      '13:11 sections.0.columns.0.elements.2.text: is missing',
      '18:46 toasts.0.after: must be a number of seconds, 0 to 86400, got "5s"',
    ])
  })

  it('is told problems of all kinds at once: values, references, files, popups, forms, variants', () => {
    const text = `{
  "slug": "night-market",
  "description": "Forty potters.",
  "theme": { "accent": "green", "ink": "#777", "paper": "#888" },
  "sections": [
    {
      "id": "hero",
      "look": "sooft",
      "picture": { "src": "none.png", "alt": "" },
      "columns": [
        { "elements": [
          { "type": "button", "text": "Go", "look": "huge", "action": { "do": "open-popup", "popup": "asks" } },
          { "type": "button", "id": "off", "action": { "do": "open-link", "to": "#heros" } },
          { "type": "picture", "picture": { "src": "notes.txt", "alt": "" }, "look": "round" },
          { "type": "form", "button": "Send", "fields": [
            { "name": "age", "label": "Age", "kind": "nummer" },
            { "name": "age", "label": "Age", "kind": "number" }
          ] },
          { "type": "heading", "id": "off", "text": "Hello" }
        ] }
      ]
    }
  ],
  "popups": [
    { "id": "ask", "columns": [ { "elements": [
      { "type": "button", "text": "No", "action": { "do": "hide-elements", "elements": [ "offf" ] } },
      { "type": "form", "button": "Send", "fields": [ { "name": "colour", "label": "Colour", "kind": "text" } ] }
    ] } ] }
  ],
  "toasts": [ { "message": "Hello", "after": "5s" } ],
  "variants": [ { "name": "B", "texts": { "of": "Hello" } } ]
}`
    const brief = problemsOf(text).map((line) =>
      line.replace(/^(\d+):\d+ /, '$1 ').replace(/( must be one of| \(did|, got).*/, ''),
    )
    expect(brief).toEqual([
      '1 title: is missing',
      '4 theme.accent: must be a colour like #1a2b3c',
      '4 theme.ink: the ink #777 cannot be read on #888: their contrast must be 4.5 or more',
      '8 sections.0.look:',
      '9 sections.0.picture.src: cannot read none.png',
      '12 sections.0.columns.0.elements.0.look:',
      '12 sections.0.columns.0.elements.0.action.popup: there is no popup "asks"',
      '13 sections.0.columns.0.elements.1.text: is missing',
      '13 sections.0.columns.0.elements.1.action.to: there is no section or element "heros"',
      '14 sections.0.columns.0.elements.2.picture.src: must be a picture: png, gif, webp, jpg, jpeg, svg',
      '14 sections.0.columns.0.elements.2.look:',
      '16 sections.0.columns.0.elements.3.fields.0.kind:',
      '17 sections.0.columns.0.elements.3.fields.1.name: is a duplicate: "age"',
      '19 sections.0.columns.0.elements.4.id: is a duplicate: "off"',
      '25 popups.0.name: is missing',
      '26 popups.0.columns.0.elements.0.action.elements.0: there is no element "offf"',
      `27 popups.0.columns.0.elements.1.fields: must have at least one of ${BUILT_IN.join(', ')}`,
      '30 toasts.0.after: must be a number of seconds, 0 to 86400',
      '31 variants.0.name: must be small letters, digits and -, like night-market',
      '31 variants.0.texts.of: there is no element with a text "of"',
    ])
  })

  it('is told of one wrong value nothing but what is wrong with that', () => {
    const page = parse(readFileSync(at('examples/pages/second-wind.json'), 'utf8'))
    const placesIn = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, child]) => {
            const here = [...path, Array.isArray(value) ? Number(key) : key]
            // References to a name that is gone are reported as well.
            return key === 'id'
              ? []
              : [...(JSON.stringify(child).includes('"id":') ? [] : [here]), ...placesIn(child, here)]
          })
        : []
    const others = placesIn(page).flatMap((path) => {
      const broken = structuredClone(page)
      const holder = path.slice(0, -1).reduce((value, key) => value[key], broken)
      holder[path.at(-1) as string] = { wrong: true }
      const place = path.join('.')
      const lines = problemsOf(broken).filter((line) => !line.includes('cannot read'))
      expect(lines, place).not.toEqual([])
      return lines
        .map((line) => /^\d+:\d+ ([^:]*):/.exec(line)?.[1] ?? line)
        .filter((named) => !`${named}.`.startsWith(`${place}.`) && !`${place}.`.startsWith(`${named}.`))
        .map((named) => `${place}: ${named}`)
    })
    expect(others).toEqual([])
  })

  it.each([
    [{ id: 'short' }, 'id: must be the 13 characters of a popup id, got "short"'],
    [{ slug: 'a--b' }, 'slug: must be small letters, digits and -, like night-market, got "a--b"'],
    [{ title: '' }, 'title: must not be empty, got ""'],
    [{ title: 'a\u0000b' }, 'title: must be plain text, without zero characters, got "a\\u0000b"'],
    [{ title: 'a\ud800' }, 'title: must be plain text, without zero characters, got "a\\ud800"'],
    [{ language: 'jp' }, 'language: must be a language like de or pt-BR (did you mean "ja"?), got "jp"'],
    [{ canonical: '/l/other' }, 'canonical: must be an address like https://shop.example/, got "/l/other"'],
    [{ sections: [] }, 'sections: must list at least one of the sections, got []'],
    [
      { theme: { ink: '#777', paper: '#888' } },
      'theme.ink: the ink #777 cannot be read on #888: their contrast must be 4.5 or more',
    ],
    [
      { theme: { ink: '#333', soft: '#444' } },
      'theme.soft: the ink #333 cannot be read on #444: their contrast must be 4.5 or more',
    ],
    [
      { picture: { src: 'https://shop.example/a.png', alt: '' } },
      'picture: must have a width and a height, as it is no file beside the document',
    ],
    [
      { picture: { src: 'http://shop.example/a.png', alt: '', width: 3, height: 2 } },
      'picture.src: must be a file beside this one, or an https address, got "http://shop.example/a.png"',
    ],
    [{ picture: { src: '../a.png', alt: '' } }, 'picture.src: must be in the folder of this file, or below it'],
    [{ picture: { src: '/etc/a.png', alt: '' } }, 'picture.src: must be in the folder of this file, or below it'],
    [{ picture: { src: 'notes.txt', alt: '' } }, 'picture.src: must be a picture: png, gif, webp, jpg, jpeg, svg'],
    [{ picture: { src: 'bowel.png', alt: '' } }, 'picture.src: cannot read bowel.png'],
    [{ picture: { src: 'page.png', alt: '' } }, 'picture.src: is no png file, or has no size'],
    [{ picture: { src: 'huge.png', alt: '' } }, 'picture.src: is larger than 5 MB'],
    [
      { sections: [{ ...sectionOf(heading), look: 'picture' }] },
      /^sections\.0: must have a picture with the look picture/,
    ],
    [{ sections: [{ ...sectionOf(heading), look: 'video' }] }, /^sections\.0: must have a video with the look video/],
    [
      {
        sections: [
          { ...sectionOf(heading), id: 'a' },
          { ...sectionOf(heading), id: 'a' },
        ],
      },
      'sections.1.id: is a duplicate: "a"',
    ],
    [
      { sections: [{ columns: [{ span: 13, elements: [heading] }] }] },
      /^sections\.0\.columns\.0\.span: must be a share of twelve/,
    ],
  ])('with %j is refused', (more, problem) => {
    const [firstProblem, ...others] = problems(more)
    expect(others).toEqual([])
    if (typeof problem === 'string') expect(firstProblem).toBe(problem)
    else expect(firstProblem).toMatch(problem)
  })
})

describe('an element', () => {
  it.each([
    [{ ...heading, level: 4 }, '0.level: must be 1, 2 or 3'],
    [{ ...heading, id: '1st' }, '0.id: must be 1 to 50 letters, digits, - or _, the first a letter, got "1st"'],
    [{ ...heading, text: '<b>' }, undefined],
    [
      { ...heading, action: { do: 'open-popup', popup: 'ask' } },
      '0.action.popup: there is no popup "ask"; there is none',
    ],
    [
      { ...heading, id: 'title', action: { do: 'hide-elements', elements: ['titel'] } },
      '0.action.elements.0: there is no element "titel" (did you mean "title"?)',
    ],
    [
      { ...heading, id: 'title', action: { do: 'open-link', to: '#tilte' } },
      '0.action.to: there is no section or element "tilte" (did you mean "title"?)',
    ],
    [{ ...heading, action: { do: 'open-link', to: 'tel:+4912345' } }, undefined],
    [{ ...heading, action: { do: 'open-link', to: '/p/x' } }, undefined],
    [{ type: 'countdown' }, /^0: must have either end or seconds/],
    [{ type: 'countdown', end: '2030-02-31T10:00' }, '0.end: is not a valid date, got "2030-02-31T10:00"'],
    [
      { type: 'countdown', end: '2030-01-31T10:00', zone: 'Mars' },
      '0.zone: must be a time zone like Europe/Paris, got "Mars"',
    ],
    [
      { type: 'countdown', seconds: 5, atEnd: { do: 'show-elements', elements: ['gone'] } },
      '0.atEnd.elements.0: there is no element "gone"; there is s1-1-1',
    ],
    [{ type: 'video', video: { type: 'youtube' } }, /^0\.video: must have youtube with the type youtube/],
    [{ type: 'video', video: { type: 'self-hosted', source: {} } }, /^0\.video\.source: must name at least one of mp4/],
    [
      { type: 'video', video: { type: 'self-hosted', source: { mp4: 'bowl.png' } } },
      '0.video.source.mp4: must be a film: mp4, webm, ogv',
    ],
    [
      { type: 'widget', place: 'after_x_paragraph', elements: [heading] },
      /^0: must have a paragraph with after_x_paragraph/,
    ],
    [
      { type: 'menu', brand: 'B', links: [{ text: 'A', to: '#nowhere' }] },
      '0.links.0.to: there is no section or element "nowhere"; there is s1, s1-1-1',
    ],
  ])('%j is judged', (element, problem) => {
    const [firstProblem, ...others] = ofElement(element)
    expect(others).toEqual([])
    if (typeof problem === 'object') expect(firstProblem).toMatch(problem)
    else expect(firstProblem).toBe(problem)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://a.example',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'page.html',
  ])('does not lead to %j', (to) =>
    expect(ofElement({ ...heading, action: { do: 'open-link', to } })[0]).toMatch(
      /^0\.action\.to: must be an address like https:\/\/…, mailto:…, tel:…, \/path or #section/,
    ),
  )
})

describe('a form', () => {
  const form = (more: object) => ({
    type: 'form',
    button: 'Send',
    fields: [{ name: 'email', label: 'Email' }],
    ...more,
  })

  it.each([
    [form({}), undefined],
    [form({ kind: 'ajax' }), /^0: must say where it is sent: to/],
    [form({ kind: 'ajax', to: 'mailto:a@example.com' }), /^0\.to: must be an address like/],
    [form({ to: '/ask' }), /^0: must have no to and no method/],
    [form({ fields: [{ name: 'email', label: 'Your password' }] }), /^0\.fields\.0: must not ask for a password/],
    [form({ fields: [{ name: 'email' }] }), /^0\.fields\.0: must have a label/],
    [form({ fields: [{ name: 'email', kind: 'hidden', value: 'x' }] }), undefined],
    [form({ fields: [{ name: 'country', label: 'C', kind: 'select' }] }), /^0\.fields\.0: must have options/],
    [form({ fields: [{ name: 'country', label: 'C', options: ['a'] }] }), /^0\.fields\.0: must have no options/],
    [
      form({ fields: [{ name: 'colour', label: 'C' }] }),
      /^0\.fields: must have at least one of firstName, lastName, name, email/,
    ],
    [
      form({
        fields: [
          { name: 'email', label: 'E' },
          { name: 'scan', label: 'S', kind: 'file' },
        ],
      }),
      '0.fields.1.kind: must not be file in a lead; an ajax form can send files',
    ],
    [
      form({
        fields: [
          { name: 'email', label: 'E' },
          { name: 'email', label: 'E' },
        ],
      }),
      '0.fields.1.name: is a duplicate: "email"',
    ],
  ])('%j is judged', (element, problem) => {
    const [firstProblem, ...others] = ofElement(element)
    expect(others).toEqual([])
    if (typeof problem === 'object') expect(firstProblem).toMatch(problem)
    else expect(firstProblem).toBe(problem)
  })
})

describe('a popup', () => {
  it.each([
    [{}, undefined],
    [{ show: { trigger: 'vertical_scroll' } }, /^popup\.show: must have scroll with vertical_scroll, and only then/],
    [{ show: { trigger: 'vertical_scroll', scroll: { trigger: 'pixel' } } }, /^popup\.show\.scroll: must have a pixel/],
    [{ show: { trigger: 'after_page_lod' } }, /did you mean "after_page_load"/],
    [{ after: { action: 'hide_x_day' } }, /^popup\.after: must have daysToHide with hide_x_day/],
    [{ position: 'center' }, undefined],
    [{ position: 'centre' }, /^popup\.position: must be one of top-left/],
    [{ id: 'hero' }, 'sections.0.id: is a duplicate: "hero"'],
  ])('with %j is judged', (more, problem) => {
    const [firstProblem, ...others] = ofPopup(more)
    expect(others).toEqual([])
    if (problem === undefined) expect(firstProblem).toBeUndefined()
    else if (typeof problem === 'object') expect(firstProblem).toMatch(problem)
    else expect(firstProblem).toBe('popup.id: is a duplicate: "hero"')
  })
})

describe('a variant', () => {
  it.each([
    [
      [{ name: 'a', texts: { headlin: 'X' } }],
      'variants.0.texts.headlin: there is no element with a text "headlin" (did you mean "headline"?)',
    ],
    [[{ name: 'a' }, { name: 'a' }], 'variants.1.name: is a duplicate: "a"'],
    [[{ name: 'a', weight: 0 }], 'variants: must have a weight above 0 for at least one'],
    [
      [{ name: 'a', sections: [{ ...sectionOf(heading), id: 'her' }] }],
      'variants.0.sections.0.id: there is no section "her" (did you mean "hero"?)',
    ],
    [
      [{ name: 'a', sections: [sectionOf(heading)] }],
      /^variants\.0\.sections\.0: must have the id of the section that it replaces/,
    ],
    [
      [
        {
          name: 'a',
          sections: [{ ...sectionOf({ ...heading, action: { do: 'open-popup', popup: 'x' } }), id: 'hero' }],
        },
      ],
      'variants.0.sections.0.columns.0.elements.0.action.popup: there is no popup "x"; there is none',
    ],
  ])('%j is refused', (variants, problem) => {
    const [firstProblem, ...others] = problems({ variants })
    expect(others).toEqual([])
    if (typeof problem === 'string') expect(firstProblem).toBe(problem)
    else expect(firstProblem).toMatch(problem)
  })

  it('may not remove what the page names elsewhere', () => {
    const sections = [
      plainPage.sections[0],
      sectionOf({ ...heading, action: { do: 'show-elements', elements: ['headline'] } }),
    ]
    const variants = [{ name: 'a', sections: [{ ...sectionOf(heading), id: 'hero' }] }]
    expect(problems({ sections, variants })).toEqual([
      'sections.1.columns.0.elements.0.action.elements.0: there is no element "headline"; there is s1-1-1, s2-1-1',
    ])
  })
})
