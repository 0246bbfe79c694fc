import { expect, it } from 'vitest'
import type { Column, Element, PageDocument } from '../../../../server/pages/document'
import { importedPages } from '../../../../server/pages/imported-pages'
import type { Store } from '../../../../server/store/store'

const widget = (option: string, name?: string): Element => ({
  id: `w-${option}`,
  type: 'widget',
  option,
  place: 'top',
  elements: [],
  ...(name && { name }),
})
const columns = (...elements: Element[]): Column[] => [
  { span: 12, elements: [{ id: 'd', type: 'divider' }, ...elements] },
]
const section = (id: string, ...elements: Element[]) => ({
  id,
  look: 'plain' as const,
  size: 'normal' as const,
  align: 'start' as const,
  cards: false,
  columns: columns(...elements),
})

it('hits are checked against the variants, popups and widgets of a document, wherever they stand in it', async () => {
  const document = {
    id: 'page000000001',
    slug: 'fair',
    title: 'The fair',
    sections: [section('one', widget('parking', 'Parking'))],
    popups: [
      { id: 'call', name: 'Call me', animation: 'splash_left', columns: columns(widget('hours')) },
      { id: 'bye', name: 'Bye', animation: 'default', columns: [] },
    ],
    variants: [
      { name: 'calm', weight: 1, sections: [], texts: {} },
      { name: 'bold', weight: 1, sections: [section('one', widget('parking', 'Parking'), widget('map'))], texts: {} },
    ],
  } as unknown as PageDocument
  const pages = { find: async () => ({ siteKey: 'shop', document }) } as unknown as Store['pages']
  expect(await importedPages({ pages }).find('page000000001')).toMatchObject({
    id: 'page000000001',
    site: 'shop',
    name: 'The fair',
    path: '/l/fair',
    variants: ['calm', 'bold'],
    popups: [
      { id: 'page000000001-call', name: 'Call me', effect: 'splash_left' },
      { id: 'page000000001-bye', name: 'Bye', effect: 'default' },
    ],
    widgets: [
      { id: 'parking', name: 'Parking', effect: '' },
      { id: 'hours', name: 'hours', effect: '' },
      { id: 'map', name: 'map', effect: '' },
    ],
  })
})

it('a press is counted by what an element is called in the document, and the desk says what it reads', async () => {
  const elements = [
    { id: 's1-1-1', type: 'button', look: 'main', text: 'Book a table', action: { do: 'submit-form' } },
    { id: 's1-1-2', name: 'ask', type: 'button', look: 'quiet', text: 'Ask us', action: { do: 'submit-form' } },
    { id: 's1-1-3', type: 'form', kind: 'lead', fields: [], button: 'Send', answer: 'below' },
  ] as Element[]
  const document = {
    id: 'page000000001',
    slug: 'fair',
    title: 'The fair',
    popups: [],
    variants: [],
    sections: [section('one', ...elements)],
  } as unknown as PageDocument
  const pages = { find: async () => ({ siteKey: 'shop', document }) } as unknown as Store['pages']
  const page = await importedPages({ pages }).find('page000000001')
  expect([...(page?.elements ?? [])]).toEqual([
    ['d', 'd'],
    ['s1-1-1', 'Book a table'],
    ['ask', 'ask'],
    ['s1-1-3', 's1-1-3'],
    ['Send', 'Send'],
  ])
})
