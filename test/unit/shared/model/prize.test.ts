import { describe, expect, it } from 'vitest'
import { draw, type Prize } from '../../../../shared/model/prize'
import { decodeDrawn, decodePlay, decodeSlices, drawForm } from '../../../../shared/wire/page/prize'
import { encodeDrawn, encodeSlices } from '../../../../shared/wire/server/prize'

/** mulberry32: the same numbers in every run. */
const numbers = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const DRAWS = 100_000
const countsOf = (weights: number[]): number[] => {
  const random = numbers(1)
  const counts = weights.map(() => 0)
  for (let index = 0; index < DRAWS; index++) {
    const place = draw(weights, random())
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

describe('the odds', () => {
  /** Limits that a fair draw stays below in 999 of 1000 runs, by degrees of freedom. */
  const LIMITS: Record<number, number> = { 1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 23: 49.73, 47: 82.72 }

  it.each([
    ['percent that sum to 100', [50, 30, 15, 5]],
    ['weights that do not sum to 100', [1, 2, 3]],
    ['fractions', [0.1, 0.2, 0.7]],
    ['more than 100', [400, 100]],
    ['a rare prize', [0.5, 99.5]],
    ['zeros in between', [0, 10, 0, 20, 30, 0, 15, 5, 20, 0]],
    ['24 of equal size', Array.from({ length: 24 }, () => 1)],
    ['48 of many sizes', Array.from({ length: 48 }, (_, index) => index + 1)],
  ])('follow the chances: %s (chi-square over 100,000 draws)', (_, weights) => {
    const counts = countsOf(weights)
    const sum = weights.reduce((all, weight) => all + weight, 0)
    const heavy = weights.flatMap((weight, index) =>
      weight ? [{ expected: (DRAWS * weight) / sum, got: counts[index] ?? 0 }] : [],
    )
    const chiSquare = heavy.reduce((all, { expected, got }) => all + (got - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(LIMITS[heavy.length - 1] ?? 0)
    for (const [index, weight] of weights.entries()) if (!weight) expect(counts[index]).toBe(0)
  })

  it.each([
    ['the first, from nothing', [10, 20], 0, 0],
    ['the border is the next one’s', [1, 1], 0.5, 1],
    ['the last, up to the end', [0.1, 0.2], 1 - 2 ** -53, 1],
    ['never a zero, at either end', [0, 1, 0], 0, 1],
    ['never a zero, at either end', [0, 1, 0], 1 - 2 ** -53, 1],
    ['what is no weight is a zero', [-5, Number.NaN, Number.POSITIVE_INFINITY, undefined, 3], 0.3, 4],
    ['nothing, where nothing weighs', [0, 0], 0.5, -1],
    ['nothing of nothing', [], 0.5, -1],
  ] as [string, (number | undefined)[], number, number][])('%s', (_, weights, random, place) =>
    expect(draw(weights, random)).toBe(place),
  )
})

const VASE: Prize = {
  id: 'vase',
  label: 'A vase',
  code: 'VASE',
  chances: 5,
  winner: true,
  redirect: { url: '/vases', close: false, delay: 9 },
}

describe('on the wire', () => {
  it('a page that leaves the draw to the server gets labels, and nothing else', () => {
    expect(encodeSlices([VASE])).toEqual([{ prize_id: 'vase', label: 'A vase' }])
    expect(encodeSlices(undefined)).toEqual([])
  })

  it.each<[unknown]>([[null], [[]], [{}], [{ toString: 1 }], [true]])(
    '%j is neither text nor an address, and throws nothing',
    (garbage) => {
      const raw = Object.fromEntries(
        ['prize_id', 'label', 'code', 'chances', 'is_winner', 'loosing_option', 'redirect_to'].map((name) => [
          name,
          garbage,
        ]),
      )
      const options = { redirect_to_url: garbage, redirect_close: garbage, redirect_close_delay: garbage }
      expect(() => decodeSlices({ prizes: [{ ...raw, redirect_to_options: options }] })).not.toThrow()
      expect(() => decodePlay({ wheel_has_coupon: garbage } as never)).not.toThrow()
    },
  )

  it('the won prize is complete for visitors who may have it, and lacks its code before the lead is given', () => {
    expect(decodeDrawn(encodeDrawn(VASE, true))).toEqual({ ...VASE, chances: 0 })
    expect(JSON.stringify(encodeDrawn(VASE, false))).not.toMatch(/VASE|vases/)
    expect(decodeDrawn(encodeDrawn(VASE, false))).toMatchObject({ id: 'vase', label: 'A vase', code: '', winner: true })
  })

  it('a complete list, as in the specification', () => {
    const [bowl, nothing] = decodeSlices({
      prizes: [
        {
          prize_id: 7,
          label: 'A bowl',
          code: 'BOWL',
          chances: '12.5',
          is_winner: 1,
          redirect_to: 'yes',
          redirect_to_options: { redirect_to_url: '/bowls', redirect_close: 'yes', redirect_close_delay: '6' },
        },
        { label: 'Nothing', chances: '0%', loosing_option: 'yes', redirect_to: 'no', redirect_to_options: {} },
      ],
    })
    expect(bowl).toEqual({
      id: '7',
      label: 'A bowl',
      code: 'BOWL',
      chances: 12.5,
      winner: true,
      redirect: { url: '/bowls', close: true, delay: 6 },
    })
    expect(nothing).toEqual({ id: '2', label: 'Nothing', code: '', chances: 0, winner: false, redirect: undefined })
  })

  it.each([
    [undefined],
    [null],
    ['x'],
    [7],
    [{}],
    [[null, 1, 'x', []]],
    [[{ label: {}, chances: {}, redirect_to_options: 3 }]],
  ])('anything at all as a list: %j', (prizes) => {
    for (const { id, label, chances = 0 } of decodeSlices({ prizes }))
      expect([typeof id, typeof label, Number.isFinite(chances)]).toEqual(['string', 'string', true])
    expect(decodeDrawn({ prize: prizes })).toBeUndefined()
  })

  it('has 48 slices at most', () => {
    expect(decodeSlices({ prizes: Array.from({ length: 500 }, () => ({})) })).toHaveLength(48)
  })

  it.each([
    [{}, { tells: true, hasCoupon: false, leadsAway: false }],
    [
      { design_properties: { disable_post_play_screen: 'yes' }, wheel_has_coupon: 1, redirect_url: '/thanks' },
      { tells: false, hasCoupon: true, leadsAway: true },
    ],
    [
      { design_properties: { poptin_design_redirect: 'no', poptin_design_redirect_url: '/thanks' } },
      { tells: true, hasCoupon: false, leadsAway: false },
    ],
  ])('the end of a game: %j', (popup, play) => expect(decodePlay(popup)).toEqual(play))

  it('the call contains the submission, the answer and the visitor', () => {
    const form = drawForm({ submissionId: 's', viewerId: 'v', clientId: 'c', language: 'de' }, true)
    expect(`${form}`).toBe('submission_id=s&viewer_id=v&client_id=c&lang=de&claimed=true')
  })
})
