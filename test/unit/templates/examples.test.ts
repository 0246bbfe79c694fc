import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPopupFile } from '../../../server/popup-file/read'
import { readParts } from '../../../shared/wire/parts'
import { encodePopup } from '../../../shared/wire/server/popup'
import { library } from '../../../templates/index'
import { renderAll } from '../../../templates/render'

const folder = join(import.meta.dirname, '../../../examples')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !/^(pages|forms)/.test(name),
)
const popups = files.map((file) => readPopupFile(join(folder, file), renderAll()))
const nameOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '')
/** Designs that need a store have a file for each of the demo stores instead. */
const folderOf = (file: string): string => /^stores\/\w+/.exec(file)?.[0] ?? 'shop'
const inFolder = (folder: string): string[] => files.filter((file) => folderOf(file) === folder).map(nameOf)

describe('the examples', () => {
  it('exist once for each design, or once in each demo store, and have its name', () => {
    const ofStores = inFolder('stores/shopify')
    expect(inFolder('stores/wix').sort()).toEqual(ofStores.sort())
    expect([...inFolder('shop'), ...ofStores].sort()).toEqual(Object.keys(library).sort())
  })

  it('have unique ids', () => {
    expect(new Set(popups.map(({ id }) => id)).size).toBe(files.length)
  })

  it.each(files.map((file, index) => [nameOf(file), index] as const))(
    '%s has its design’s type and size',
    (name, index) => {
      expect(popups[index]?.type).toBe(library[name]?.type)
      expect(popups[index]?.size.width).toBe(library[name]?.size.width)
    },
  )

  it.each([
    ['newsletter', ['form', 'copy']],
    ['corner-note', ['form']],
    ['countdown-bar', ['countdown']],
    ['ticker-bar', ['ticker']],
    ['talk-to-us', ['messenger']],
    ['still-here', ['merge-tags']],
    ['sale-countdown', ['countdown', 'copy']],
    ['full-season', ['form', 'copy', 'delayed-close']],
    ['remind', ['form', 'remind']],
    ['wheel-of-clay', ['form', 'copy', 'wheel']],
    ['scratch-card', ['form', 'copy', 'scratch']],
    ['gift-box', ['form', 'copy', 'gift']],
    ['free-delivery-bar', ['threshold']],
    ['still-in-cart', ['products']],
    ['recently-viewed', ['products']],
    ['after-lead', ['form', 'products']],
  ])('%s asks for %s', (name, parts) => {
    const popup = popups[files.findIndex((file) => nameOf(file) === name)]
    if (!popup) throw new Error(`no ${name}`)
    const wire = encodePopup({ ...popup, parts: [], accountId: '', viewerId: '', templateUrl: '' })
    expect(readParts(popup.html, wire).sort()).toEqual([...parts].sort())
  })
})
