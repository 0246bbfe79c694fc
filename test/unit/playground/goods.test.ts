import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goods } from '../../../playground/goods'
import { brands } from '../../../templates/brands'
import { expectNone } from '../../support/document-lists'

const root = join(import.meta.dirname, '../../..')
const pictures = join(root, 'playground/products')
const sold = Object.entries(goods).flatMap(([brand, list]) => list.map((product) => ({ ...product, brand })))

const renderStep = (brand: string, id: string): string =>
  `templates/scenes/render.sh products/${brand}-${id} FOLDER, then node build/product-photos.js FOLDER`

describe('the goods of the playground', () => {
  it.each(sold)('has a scene of $brand’s $id, and a small picture that was rendered from it', ({ brand, id }) => {
    const scene = join(root, `templates/scenes/products/${brand}.py`)
    const line = `"${id}": ${id}`
    if (!existsSync(scene) || !readFileSync(scene, 'utf8').includes(line))
      expect.fail(
        `write into templates/scenes/products/${brand}.py a function ${id}() that builds its scene, and ${line} into GOODS at its end`,
      )
    const picture = join(pictures, `${brand}-${id}.webp`)
    if (!existsSync(picture)) expect.fail(`its picture is missing: ${renderStep(brand, id)}`)
    expect(statSync(picture).size, `${brand}-${id}.webp: make its scene simpler`).toBeLessThanOrEqual(10_000)
  })

  it('has no picture of what nobody sells', () => {
    const names = sold.map(({ brand, id }) => `${brand}-${id}.webp`)
    expectNone(
      readdirSync(pictures).filter((name) => !names.includes(name)),
      (name) => `write a row for it into playground/goods.ts, or remove playground/products/${name}`,
    )
  })

  it('are three of each brand, cheaper than before where a former price is told', () => {
    expectNone(
      Object.keys(goods).filter((brand) => !Object.hasOwn(brands, brand)),
      (brand) => `write the brand ${brand} first: templates/brands/${brand}.ts`,
    )
    for (const [brand, list] of Object.entries(goods)) {
      expect(list, `playground/goods.ts: a brand sells three products, and ${brand} does not`).toHaveLength(3)
      for (const { id, price, before = Number.POSITIVE_INFINITY } of list)
        expect(price, `playground/goods.ts, ${brand}: before is what ${id} cost, so more than price`).toBeLessThan(
          before,
        )
    }
  })
})
