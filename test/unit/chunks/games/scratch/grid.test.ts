import { describe, expect, it } from 'vitest'
import { createGrid } from '../../../../../chunks/games/scratch/grid'

const card = () => createGrid(600, 360, 44, 12)

describe('the share of foil that is left', () => {
  it('is 1 before anybody scratches, and 0 when all of it was scratched', () => {
    const grid = card()
    expect(grid.remaining()).toBe(1)
    for (let y = 0; y <= 360; y += 40) grid.stroke({ x: 0, y }, { x: 600, y })
    expect(grid.remaining()).toBe(0)
  })

  it.each([
    ['a dab: a disc', { x: 300, y: 180 }, { x: 300, y: 180 }, Math.PI * 44 ** 2],
    ['a stroke: a strip with round ends', { x: 100, y: 180 }, { x: 500, y: 180 }, 400 * 88 + Math.PI * 44 ** 2],
    ['at the edge: half of it', { x: 0, y: 180 }, { x: 0, y: 180 }, (Math.PI * 44 ** 2) / 2],
    ['beside the card: nothing', { x: -900, y: 180 }, { x: -900, y: 180 }, 0],
  ])('%s', (_, from, to, area) => {
    const grid = card()
    grid.stroke(from, to)
    expect(Math.abs(1 - grid.remaining() - area / (600 * 360))).toBeLessThan(0.02)
  })

  it('does not shrink when the same place is scratched again', () => {
    const grid = card()
    const stroke = () => grid.stroke({ x: 50, y: 50 }, { x: 300, y: 300 })
    stroke()
    const remaining = grid.remaining()
    stroke()
    expect(grid.remaining()).toBe(remaining)
  })
})
