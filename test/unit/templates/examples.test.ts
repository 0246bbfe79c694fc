import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popups/file/fill'
import { readPopupFile } from '../../../server/popups/file/read'
import { marksOf, readTemplate } from '../../../server/template/record'
import { POPUP_TYPES } from '../../../shared/model/popup-type'
import { readParts } from '../../../shared/wire/parts'
import { encodePopup } from '../../../shared/wire/server/popup'
import { library } from '../../../templates/index'
import { expectNone } from '../../support/document-lists'
import { factsOf } from '../../support/facts'
import { LIBRARY } from '../../support/library'

const folder = join(import.meta.dirname, '../../../examples')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !/^(pages|forms|receivers)/.test(name),
)
const popups = files.map((file) => readPopupFile(join(folder, file), LIBRARY))
const nameOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '')
/** Designs that need a store have a file for each of the demo stores instead. */
const folderOf = (file: string): string => /^stores\/\w+/.exec(file)?.[0] ?? 'shop'
const inFolder = (folder: string): string[] => files.filter((file) => folderOf(file) === folder).map(nameOf)

describe('the examples', () => {
  it('are of designs and have their names, once or once in each demo store', () => {
    const ofStores = inFolder('stores/shopify')
    expect(inFolder('stores/wix').sort()).toEqual(ofStores.sort())
    const named = [...inFolder('shop'), ...ofStores]
    expect(named.filter((name) => !library[name])).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    expectNone(
      POPUP_TYPES.filter((type) => !named.some((name) => library[name]?.type === type)),
      (type) => `write an example of the type ${type}: examples/types/NAME.json, named like its design`,
    )
  })

  it.each(
    Object.entries(library).flatMap(([name, { type, format }]) => (format ? [[name, type, format] as const] : [])),
  )('%s can be had by its type and number alone', (name, type, format) => {
    const prizes = [10, 20, 30].map((off) => ({ label: `${off}% off`, code: `OFF${off}`, chances: 1 }))
    const confirmed = factsOf(LIBRARY, name, 'en')
    const file = join(mkdtempSync(join(tmpdir(), 'wisp-format-')), 'popup.json')
    writeFileSync(
      file,
      JSON.stringify({ id: 'one-of-format', name, type, format, confirmed, ...(type === 'gamified' && { prizes }) }),
    )
    const popup = readPopupFile(file, LIBRARY)
    rmSync(dirname(file), { recursive: true })
    expect(popup.html).toBe(fill(LIBRARY, { template: name, language: 'en' }))
    expect(popup.size.width).toBe(library[name]?.size.width)
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
    ['newsletter', ['form', 'copy', 'picture']],
    ['corner-note', ['form', 'picture']],
    ['countdown-bar', ['countdown']],
    ['ticker-bar', ['ticker']],
    ['talk-to-us', ['messenger']],
    ['still-here', ['merge-tags', 'picture']],
    ['sale-countdown', ['countdown', 'copy']],
    ['full-season', ['form', 'copy', 'delayed-close', 'picture']],
    ['remind', ['form', 'remind']],
    ['wheel-of-clay', ['form', 'copy', 'wheel']],
    ['scratch-card', ['form', 'copy', 'picture', 'scratch']],
    ['gift-box', ['form', 'copy', 'gift']],
    ['free-delivery-bar', ['threshold']],
    ['still-in-cart', ['products', 'merge-tags']],
    ['recently-viewed', ['products']],
    ['after-lead', ['form', 'products']],
  ])('%s asks for %s', (name, parts) => {
    const popup = popups[files.findIndex((file) => nameOf(file) === name)]
    if (!popup) throw new Error(`no ${name}`)
    const wire = encodePopup({
      ...popup,
      translations: undefined,
      parts: [],
      accountId: '',
      viewerId: '',
      templateUrl: '',
    })
    expect(readParts(marksOf(readTemplate(popup.html)), wire).sort()).toEqual([...parts].sort())
  })
})
