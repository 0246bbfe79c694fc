import { expect, it } from 'vitest'
import type { Column, Element, PageDocument } from '../../../../server/page-document/document'
import { knownPages } from '../../../../server/page-document/known'
import type { Store } from '../../../../server/store/store'

const widget = (option: string, name?: string): Element => ({
  ...{ id: `w-${option}`, type: 'widget', option, place: 'top', elements: [] },
  ...(name && { name }),
})
const columns = (...elements: Element[]): Column[] => [
  { span: 12, elements: [{ id: 'd', type: 'divider' }, ...elements] },
]
const section = (id: string, ...elements: Element[]) => ({
  ...({ id, look: 'plain', size: 'normal', align: 'start', cards: false } as const),
  columns: columns(...elements),
})

it('hits are checked against the variants, popups and widgets of a document, wherever they stand in it', async () => {
  const document = {
    ...{ id: 'page000000001', slug: 'fair', title: 'The fair' },
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
  expect(await knownPages({ pages }).find('page000000001')).toEqual({
    ...{ id: 'page000000001', site: 'shop', name: 'The fair', path: '/l/fair', variants: ['calm', 'bold'] },
    popups: [
      { id: 'page000000001-call', name: 'Call me', effect: 'splash_left' },
      { id: 'page000000001-bye', name: 'Bye', effect: 'default' },
    ],
    widgets: [
      { id: 'parking', name: 'Parking', effect: '' },
      { id: 'map', name: 'map', effect: '' },
      { id: 'hours', name: 'hours', effect: '' },
    ],
  })
})
