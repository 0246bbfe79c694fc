// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popups/file/fill'
import { POPUP_TYPES } from '../../../shared/model/popup-type'
import { ALLOWED_TAGS } from '../../../shared/model/template'
import { SAMPLE_LANGUAGES } from '../../../shared/model/text'
import { coloursFor } from '../../../shared/model/theme'
import { allowedAttribute } from '../../../shared/page/platform/allowed-markup'
import { library } from '../../../templates/index'
import { compact, usedIn } from '../../../templates/kit/css'
import { USES } from '../../../templates/kit/library'
import { contrast } from '../../support/contrast'
import { expectNone, expectTold } from '../../support/document-lists'
import { leftOut } from '../../support/facts'
import { LIBRARY } from '../../support/library'

const rendered = LIBRARY.designs
const designs = Object.keys(library)
/** Compressed as the server sends it. */
const MAX_BYTES = 3 * 1024

const each = designs.flatMap((name) => SAMPLE_LANGUAGES.map((language) => [name, language] as const))

const of = (name: string, language: (typeof SAMPLE_LANGUAGES)[number]) => {
  const design = rendered[name]?.[language]
  if (!design) throw new Error(`no ${name} in ${language}`)
  return design
}
/** Other texts with figures that promise nothing, by the name of the design. */
const NEUTRAL: Record<string, string[]> = {
  'ticker-bar': ['label'],
  'country-bar': ['fromSign', 'sign'],
  'poll-bar': ['text'],
  'order-by-bar': ['button'],
  alternatives: ['nearCount'],
  'what-held-you': ['heading2'],
  'download-folder': ['thanksLine'],
  'boarding-pass': ['button'],
  'tour-dates': ['heading'],
  'gift-box': ['heading', 'playLine'],
  'pick-a-day': ['hour', 'button'],
  'cover-story': ['heading'],
  'pocket-delivery': ['empty', 'missing', 'reached'],
  'cart-drawer': ['heading', 'empty', 'missing', 'reached'],
  'say-hello': ['button'],
  'short-offer': ['button'],
  'gift-card': ['heading'],
  'season-note': ['button'],
  'creator-video': ['heading'],
}
/** Matches the frame of a popup that stands upright. */
const UPRIGHT = `.wisp-frame[data-layout='vertical']`
const manual = readFileSync(join(import.meta.dirname, '../../../docs/templates.md'), 'utf8')
/** The test runner leaves style sheets empty. */
const folder = join(import.meta.dirname, '../../../templates')
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const cssOf = (name: string): string => {
  const file = sheets.find((sheet) => sheet.replace(/^.*\/(\d+-)?|\.css$/g, '') === name)
  return readFileSync(join(folder, file ?? `${name}.css`), 'utf8')
}
const styled = (name: string, html: string): string =>
  html.replace('</style>', `${usedIn(compact(cssOf('base')), html)}${compact(cssOf(name))}</style>`)
/** Css of letters and lines, which the server adds. */
const CSS_SLOTS = ['look', 'line-breaks']
/** Marks around what owners replace, which no popup has. */
const PLACE_MARK = /\{\{[#/][\w-]+\}\}/g
const slotsIn = (html: string): string[] => [...html.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, slot = '']) => slot)
const filled = (name: string, language: (typeof SAMPLE_LANGUAGES)[number]): string => {
  const { html, texts, theme } = of(name, language)
  const values: Record<string, string> = { ...texts, ...coloursFor(theme) }
  return html.replace(PLACE_MARK, '').replace(/\{\{([\w-]+)\}\}/g, (_, slot: string) => values[slot] ?? '')
}
const finished = (name: string): Document => new DOMParser().parseFromString(filled(name, 'en'), 'text/html')

describe('the library', () => {
  it('has a design for every type of popup', () => {
    const types = Object.values(library).map(({ type }) => type)
    expectNone(
      POPUP_TYPES.filter((type) => !types.includes(type)),
      (type) => `write a design for the type ${type}: templates/${type}/01-NAME.tsx`,
    )
  })

  it('has one design at most for each number of a type', () => {
    const numbers = Object.values(library).flatMap(({ type, format }) => (format ? [`${type} ${format}`] : []))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toContain('lightbox 1')
  })

  it.each(designs)('%s: says what it is for', (name) => {
    const { uses } = of(name, 'en')
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((use) => !USES.includes(use))).toEqual([])
  })

  it.each(each)('%s, %s: every text has its place and every place its text', (name, language) => {
    const { html, texts, theme } = of(name, language)
    const slots = new Set(slotsIn(html))
    expect([...slots].sort()).toEqual(expect.arrayContaining(Object.keys(texts).sort()))
    expect(
      [...slots].filter((slot) => !CSS_SLOTS.includes(slot) && !(slot in texts) && !(slot in coloursFor(theme))),
    ).toEqual([])
    for (const text of Object.values(texts)) expect(text.trim()).toBe(text)
  })

  it.each(each)('%s, %s: is at most 3 KiB compressed', (name, language) => {
    const html = styled(name, filled(name, language))
    // The best compression takes a hundred times as long, so it is tried only where a quick one is not enough.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const quickSize = brotliCompressSync(html, { params }).length
    expect(quickSize <= MAX_BYTES ? quickSize : brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_BYTES)
  })

  it.each(designs)('%s: has its own upright layout', (name) => {
    expectNone(
      cssOf(name).includes(UPRIGHT) ? [] : [name],
      () => `write into the style sheet of ${name} how it stands upright: rules for ${UPRIGHT}`,
    )
  })

  it.each(designs)('%s: passes the allowlist unchanged', (name) => {
    const { body, head } = finished(name)
    for (const element of [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]) {
      if (element.localName === 'style') continue
      expect(ALLOWED_TAGS.test(element.localName), element.localName).toBe(true)
      // Reading a template adds `rel` to links to a new tab, and sets `style` by itself (chunks/core/ui/template.tsx).
      for (const { name: attribute, value } of element.attributes)
        if (attribute !== 'rel' && attribute !== 'style')
          expect(allowedAttribute(element.localName, attribute, value), `${element.localName} ${attribute}`).toBe(true)
    }
  })

  it.each(designs)(
    '%s: every field has a label that is not a placeholder, and every button says that it is one',
    (name) => {
      const { body } = finished(name)
      for (const field of body.querySelectorAll('input:not([type=hidden]),select,textarea')) {
        const label = body.querySelector(`label[for="${field.id}"]`) ?? field.closest('label')
        expect(label?.textContent?.trim(), field.outerHTML).toBeTruthy()
      }
      for (const button of body.querySelectorAll('button'))
        expect(button.getAttribute('type')).toMatch(/^(button|submit)$/)
      expect(body.querySelectorAll('form').length).toBeLessThan(2)
      // Product cards bring their own.
      expect(body.querySelector('[part~=button], [data-wisp-products]')).not.toBeNull()
    },
  )

  it.each(designs)('%s: its text and its button can be read (WCAG 2.2, contrast at least 4.5)', (name) => {
    const { accent, paper, ink } = library[name]?.theme ?? { accent: '', paper: '', ink: '' }
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7)
    expect(contrast(accent, paper)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(each)('%s, %s: is in that language', (name, language) => {
    const words = Object.entries(of(name, language).texts).filter(([slot]) => /heading|line|button|text$/i.test(slot))
    expect(words.length).toBeGreaterThan(0)
    for (const [, text] of words) expect(/[א-ת]/.test(text)).toBe(language === 'he')
  })

  /** Where figures, days and months are no promise: settings, the page's own numbers, the address of a field. */
  const NO_FACT =
    /^(decline|placeholder|ids|count|size|category|action|goal|currency|link\w*|email\w*|phone\w*|\w+Placeholder|size\d|step\d?|first|old|oldNote|young|line2?|scale|least|most|weekdays|time|sample)$/
  const FIGURE = {
    en: /\d|[%$€₪]|\b(free|(mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|sales?|clear-out|within|guarante\w+|nothing (before|after)|no other|none besides|only this one|tomorrow|tonight|today|in stock|sold out|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|hundred|weeks?|months?|hours?|minutes?|years?)\b/i,
    he: /\d|[%₪]|חינם|הנחה|מבצע|מתנה|(יום|ימי) (ראשון|שני|שלישי|רביעי|חמישי|שישי)|שבת|תוך |אחריות|מחר|היום|שבוע|חודש|שעה|דקות|שניים|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר/,
  }

  it.each(each)(
    '%s, %s: whatever it offers, counts, prices, dates or undertakes is marked as a fact',
    (name, language) => {
      const { facts = [], texts, unstated = {} } = of(name, language)
      expect(facts.filter((slot) => !(slot in texts))).toEqual([])
      expect(new Set(facts).size).toBe(facts.length)
      const states = (entries: Record<string, string>): Record<string, string> =>
        Object.fromEntries(
          Object.entries(entries).filter(
            ([slot, text]) =>
              FIGURE[language].test(text) && !(NEUTRAL[name] ?? []).includes(slot) && !NO_FACT.test(slot),
          ),
        )
      expect(states(Object.fromEntries(Object.entries(texts).filter(([slot]) => !facts.includes(slot))))).toEqual({})
      // Nor does what it says to those who state nothing.
      expect(Object.keys(unstated).filter((slot) => !facts.includes(slot))).toEqual([])
      expect(states(unstated)).toEqual({})
    },
  )

  it.each(each)('%s, %s: what it does not state leaves nothing behind', (name, language) => {
    const design = { template: name, language }
    const blank = Object.fromEntries(leftOut(LIBRARY, design).map((slot) => [slot, '']))
    const { body } = new DOMParser().parseFromString(fill(LIBRARY, { ...design, texts: blank }), 'text/html')
    const empty = [...body.querySelectorAll('h2, button, a, label')].filter(
      (element) =>
        !element.textContent?.trim() &&
        !element.closest('[hidden]') &&
        !element.querySelector('[hidden], [data-wisp-prize]') &&
        !element.getAttribute('aria-label'),
    )
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it('says in its documentation how large the places for pictures are', () => {
    const documentRows = [...manual.matchAll(/^\| `([\w-]+)` \| (\d+ × \d+) \| (\d+ × \d+) \|$/gm)].map(([, ...row]) =>
      row.join(),
    )
    const places = Object.entries(library).flatMap(([name, { pictures = {} }]) =>
      Object.values(pictures).map(({ wide, small }) =>
        [name, ...[wide, small].map(({ width, height }) => `${width} × ${height}`)].join(),
      ),
    )
    const row = (cells: string): string => `| \`${cells.replace(',', '` | ').replace(',', ' | ')} |`
    const place = 'docs/templates.md, the table of places for pictures'
    expectTold(documentRows, [...new Set(places)], { place, source: 'templates/', row })
    expect(documentRows.length).toBeGreaterThan(10)
  })

  it('has a row for each design in its documentation, by type and number', () => {
    const documentRows = [...manual.matchAll(/^\| `([\w-]+)` \| `([\w-]+)` \| (\d*) ?\| .+ \|$/gm)].map(([, ...row]) =>
      row.join(),
    )
    const rows = Object.entries(library).map(([name, { type, format = '' }]) => `${name},${type},${format}`)
    expectTold(documentRows, rows, {
      place: 'docs/templates.md, the table of designs',
      source: 'templates/',
      row: (cells) => `| \`${cells.split(',').slice(0, 2).join('` | `')}\` | ${cells.split(',')[2]} | … |`,
    })
  })
})
