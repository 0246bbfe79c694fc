import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { adapter as ownStore } from '../../chunks/stores/own-store'
import { adapter as shopify } from '../../chunks/stores/shopify'
import { adapter as wix } from '../../chunks/stores/wix'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import { factsOf } from '../support/facts'

const manual = readFileSync(at('docs/stores.md'), 'utf8')
const files = [...manual.matchAll(/```json\n([\s\S]*?)```/g)].map(([, file = '']) => file)

describe('docs/stores.md', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'wisp-docs-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const read = (file: string) => {
    const path = join(folder, 'popup.json')
    writeFileSync(path, file)
    return readPopupFile(path, readLibrary(at('dist')))
  }

  it('has popup files that can be imported', () => {
    expect(files.map(read)).toMatchObject([
      { type: 'lightbox', triggers: { exitIntent: true } },
      { type: 'side-small', triggers: { cart: { event: 'cart_value', amount: 80 } } },
    ])
  })

  it.each([
    ['`shopify`', shopify],
    ['`wix`', wix],
    ['a shop of your own', ownStore],
  ])('says in which unit %s has the value of a cart', (platform, { total }) => {
    const row = manual.split('\n').find((line) => line.startsWith(`| ${platform} | `)) ?? ''
    const [, ...cells] = [...row.matchAll(/ ([^|]+?) \|/g)].map(([, cell = '']) => cell)
    const carts = [
      { value: 4900, currency: 'EUR' },
      { value: 4900, currency: 'JPY' },
      { value: 4900, currency: 'KWD' },
    ]
    expect(cells).toEqual(carts.map((cart) => `\`${total?.({ ...cart, count: 1, lines: [] })}\``))
  })

  it('names designs that exist', () => {
    const named = [...manual.matchAll(/`([a-z]+-[a-z-]+)`/g)].map(([, name = '']) => name)
    const designs = ['free-delivery-bar', 'still-in-cart', 'recently-viewed', 'after-lead']
    expect(named.filter((name) => designs.includes(name))).toEqual(designs)
    const library = readLibrary(at('dist'))
    for (const template of designs) {
      const file = { name: 'It', type: 'lightbox', template, size: { width: 700, height: 0 } }
      expect(() => read(JSON.stringify({ ...file, confirmed: factsOf(library, template, 'en') }))).not.toThrow()
    }
  })
})
