import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goods } from '../../../playground/goods'
import { brands } from '../../../templates/brands'

const root = join(import.meta.dirname, '../../..')
const pictures = join(root, 'playground/products')
const sold = Object.entries(goods).flatMap(([brand, list]) => list.map((product) => ({ ...product, brand })))

describe('the goods of the playground', () => {
  it.each(sold)('has a small picture of $brand’s $id, with its scene', ({ brand, id }) => {
    expect(statSync(join(pictures, `${brand}-${id}.webp`)).size).toBeLessThanOrEqual(10_000)
    expect(readFileSync(join(root, `templates/scenes/products/${brand}.py`), 'utf8')).toContain(`"${id}": ${id}`)
  })

  it('has no picture of what nobody sells', () => {
    const names = sold.map(({ brand, id }) => `${brand}-${id}.webp`)
    expect(readdirSync(pictures).sort()).toEqual(names.sort())
  })

  it('are three of each brand, cheaper than before where a former price is told', () => {
    for (const [brand, list] of Object.entries(goods)) {
      expect(Object.keys(brands)).toContain(brand)
      expect(list).toHaveLength(3)
      for (const { price, before = Number.POSITIVE_INFINITY } of list) expect(price).toBeLessThan(before)
    }
  })
})
