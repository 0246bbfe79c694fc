import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ElementAction } from '../../../../../../shared/page/model/page-builder'
import { decodeAction } from '../../../../../../shared/wire/page/page-builder/action'

const NOTHING: ElementAction = { name: '', target: '', newTab: false, element: '', popup: '' }

it.each<[raw: Record<string, unknown>, read: Partial<ElementAction>]>([
  [{}, {}],
  [
    { action: 'open-link', target: '/a%20b', 'new-tab': true, 'element-id': 'b1' },
    { name: 'open-link', target: '/a%20b', newTab: true, element: 'b1' },
  ],
  [
    { action: 'open-popup', 'popup-id': 31 },
    { name: 'open-popup', popup: '31' },
  ],
  [{ 'new-tab': 'false' }, {}],
  [{ 'new-tab': 'true' }, { newTab: true }],
  [{ target: ['a', 'b', {}, null] }, { target: 'a,b' }],
  [{ target: 'a, b' }, { target: 'a, b' }],
  [
    { action: 'show-element', target: 'a' },
    { name: 'show-elements', target: 'a' },
  ],
  [{ action: 'hide-element' }, { name: 'hide-elements' }],
  [{ action: 'show-elements' }, { name: 'show-elements' }],
  [{ action: {}, target: {}, 'new-tab': {}, 'element-id': [], 'popup-id': null }, {}],
])('%j is read as %j', (raw, read) => {
  expect(decodeAction(raw)).toEqual({ ...NOTHING, ...read })
})

it('every setting is a text, whatever the entry holds', () => {
  const raw = fc.record({
    action: fc.anything(),
    target: fc.anything(),
    'new-tab': fc.jsonValue(),
    'popup-id': fc.anything(),
  })
  fc.assert(
    fc.property(raw, (raw) => {
      const { newTab, ...texts } = decodeAction(raw)
      expect(typeof newTab).toBe('boolean')
      for (const value of Object.values(texts)) expect(typeof value).toBe('string')
    }),
  )
})
