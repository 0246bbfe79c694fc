import { afterEach, describe, expect, it, vi } from 'vitest'
import { preview } from '../../../../chunks/popup/preview/index'
import type { WirePopup } from '../../../../shared/model/popup'
import { decodeSlices } from '../../../../shared/wire/page/prize'
import { encodeSlices } from '../../../../shared/wire/server/prize'

const prizes = [
  { id: '1', label: 'A vase', code: 'VASE', chances: 10, winner: true },
  { id: '2', label: 'Nothing', code: '', chances: 90, winner: false },
]
const [vase, nothing] = decodeSlices({ prizes: encodeSlices(prizes) } as unknown as WirePopup)
const wire = { wheel_has_coupon: 'yes' } as unknown as WirePopup

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the end of a game in a preview', () => {
  it.each([
    ['a win', 0.3, { winner: true, code: '••••••' }],
    ['a loss', 0.7, { winner: false, code: '' }],
  ])('is %s by chance, whichever slice was drawn: the page does not know which slices win', (_, chance, ending) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    for (const slice of [vase, nothing]) expect(slice && preview.ending(slice, wire)).toEqual(ending)
  })

  it('has no code if no prize has one', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3)
    expect(vase && preview.ending(vase, {} as WirePopup)).toEqual({ winner: true, code: '' })
  })

  it('uses the given chances if another server reveals them', () => {
    const [slice] = decodeSlices({ prizes: [{ prize_id: 1, chances: 20, is_winner: 0 }] } as unknown as WirePopup)
    expect(slice && preview.ending(slice, wire)).toEqual({})
  })
})
