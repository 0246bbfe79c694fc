import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelsFor, labelsOfFields } from '../../../../server/leads/field-labels'

const labelled = (labels: Record<string, string | undefined>, names = Object.keys(labels)) =>
  labelsFor(
    names,
    labelsOfFields(Object.entries(labels).map(([key, label]) => ({ key, ...(label !== undefined && { label }) }))),
  )

it.each([
  ['a field is called by its label', { q1: 'Your size' }, { q1: 'Your size' }],
  ['one without a label is called by its name', { q1: undefined }, {}],
  ['two with one label have their names behind it', { a: 'Phone', b: 'Phone' }, { a: 'Phone (a)', b: 'Phone (b)' }],
  ['so have those whose labels only look alike', { a: 'Phone', b: 'phone' }, { a: 'Phone (a)', b: 'phone (b)' }],
  ['so has one whose label is the name of another field', { a: 'size', size: undefined }, { a: 'size (a)' }],
  [
    'so has one whose label is that of another with its name behind it',
    { a: 'Phone', b: 'Phone', c: 'Phone (a)' },
    { a: 'Phone (a)', b: 'Phone (b)', c: 'Phone (a) (c)' },
  ],
  [
    'so has one whose label is the name of another field, with its own name behind it',
    { phone: 'Phone', other: 'Phone', 'Phone (other)': undefined },
    { phone: 'Phone (phone)', other: 'Phone (other) (other)' },
  ],
  ['names that look alike are told apart as they are', { fi: 'Size', ﬁ: 'Size' }, { fi: 'Size (fi)', ﬁ: 'Size (ﬁ)' }],
  ['a field may have a name that every object has', { constructor: 'Builder' }, { constructor: 'Builder' }],
] as [string, Record<string, string | undefined>, Record<string, string>][])('%s', (_, labels, expected) =>
  expect(labelled(labels)).toEqual(expected),
)

it('counts only the fields that the owner reads side by side', () => {
  expect(labelled({ a: 'Phone', b: 'Phone' }, ['a', 'other'])).toEqual({ a: 'Phone' })
})

it('never calls two fields the same, whatever they are called', () => {
  const text = fc.constantFrom('a', 'b', 'A', 'a (b)', 'A (b)', 'b (a)', '')
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a (b)', 'b (a)', 'a (b) (b)'), fc.option(text, { nil: undefined })),
      (labels) => {
        const titles = new Map(Object.entries(labelled(labels)))
        const all = Object.keys(labels).map((name) => titles.get(name) ?? name)
        expect(new Set(all.map((title) => title.toLowerCase())).size).toBe(all.length)
      },
    ),
  )
})
