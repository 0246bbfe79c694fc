import { expect, it } from 'vitest'
import { positionFor } from '../../../../chunks/fields/dropdown/position'

const field = { left: 100, top: 200, width: 300, height: 40 }
const viewport = { left: 0, top: 0, width: 800, height: 600 }
const size = { width: 300, height: 250 }

it.each([
  ['below its field', {}, { left: 100, edge: 244, up: false, maxHeight: 348 }],
  [
    'above it, if there is more room',
    { field: { ...field, top: 500 } },
    { left: 100, edge: 496, up: true, maxHeight: 488 },
  ],
  [
    'below, if there is even less room above',
    { field: { ...field, top: 10 }, viewport: { ...viewport, height: 200 } },
    { edge: 54, up: false, maxHeight: 138 },
  ],
  [
    'above an on-screen keyboard',
    { field: { ...field, top: 300 }, viewport: { ...viewport, height: 360 } },
    { edge: 296, up: true, maxHeight: 288 },
  ],
  ['within the right edge', { field: { ...field, left: 700 } }, { left: 492 }],
  ['within the left edge', { field: { ...field, left: -50 } }, { left: 8 }],
  [
    'at the field’s right end in right-to-left languages',
    { size: { width: 200, height: 250 }, rtl: true },
    { left: 200 },
  ],
])('a dropdown stands %s', (_, changes, expected) => {
  const place = { field, viewport, size, rtl: false, ...changes }
  expect(positionFor(place.field, place.viewport, place.size, place.rtl)).toMatchObject(expected)
})
