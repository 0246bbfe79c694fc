/** Page documents that fast-check draws: valid ones, with texts that would like to be markup. */
import fc from 'fast-check'
import * as v from 'valibot'
import { complete } from '../../server/pages/complete'
import type { PageDocument } from '../../server/pages/document'
import { PageFile } from '../../server/pages/schema/page'

const HOSTILE = [
  '<b>',
  '</script>',
  '<!--',
  '-->',
  '<!--wisp-origin-->',
  '"><img src=x onerror=alert(1)>',
  "'",
  '&lt;',
  '$&',
  ' {{slot}} ',
  '\u2028',
]

const textUpTo = (length: number) =>
  fc
    .tuple(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(...HOSTILE))
    .map((parts) =>
      parts
        .join('')
        .slice(0, length)
        .replace(/[\0\p{Surrogate}]/gu, ''),
    )
const text = textUpTo(100)

const optional = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined })
const listOf = (each: fc.Arbitrary<unknown>) => fc.array(each, { minLength: 1, maxLength: 3 })
const record = (type: string, keys: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ type: fc.constant(type), ...keys }).map((element) => JSON.parse(JSON.stringify(element)))

const leaf = fc.oneof(
  record('eyebrow', { text }),
  record('heading', { text, level: fc.constantFrom(1, 2, 3), name: optional(textUpTo(50)) }),
  record('text', { text }),
  record('button', { text }),
  record('list', { items: listOf(text) }),
  record('quote', { text, by: text }),
  record('price', { amount: textUpTo(50), per: optional(text), note: optional(text) }),
  record('figures', { items: listOf(fc.record({ figure: textUpTo(30), text })) }),
  record('schedule', { items: listOf(fc.record({ time: textUpTo(50), text, note: text })) }),
  record('questions', { items: listOf(fc.record({ question: text, answer: text })) }),
  record('article', { paragraphs: listOf(text) }),
  record('form', {
    button: text,
    thanks: optional(text),
    fields: fc.tuple(text, text, listOf(text)).map(([label, other, options]) => [
      { name: 'email', label, placeholder: other },
      { name: 'city', label: other, kind: 'select', options },
      { name: 'taste', label, kind: 'checkbox', options },
    ]),
  }),
  record('divider', {}),
)

const columns = fc.array(fc.record({ elements: fc.array(leaf, { minLength: 1, maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 2,
})
const section = fc.record({ columns, look: fc.constantFrom('plain', 'soft', 'ink', 'accent'), cards: fc.boolean() })

const pageFiles = fc.record({
  id: fc.constant('pagemarket001'),
  slug: fc.constant('night-market'),
  language: fc.constantFrom('en', 'he'),
  title: text,
  description: text,
  sections: fc.array(section, { minLength: 1, maxLength: 3 }),
  popups: fc.array(fc.record({ id: fc.constant('ask'), name: text, columns }), { maxLength: 1 }),
  toasts: fc.array(fc.record({ title: text, message: text }), { maxLength: 2 }),
})

export const documents: fc.Arbitrary<PageDocument> = pageFiles.map((page) => complete(v.parse(PageFile, page), ''))
