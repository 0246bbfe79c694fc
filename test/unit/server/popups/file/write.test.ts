import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../../../../build/paths.js'
import type { Library } from '../../../../../server/popups/file/library'
import { readPopupFile } from '../../../../../server/popups/file/read'
import { writePopupFile } from '../../../../../server/popups/file/write'
import { EFFECTS } from '../../../../../shared/model/design'
import type { PopupDefinition } from '../../../../../shared/model/popup'
import { POPUP_TYPES } from '../../../../../shared/model/popup-type'
import { draws } from '../../../../support/everyday-share'
import { NEWSLETTER_FACTS as confirmed } from '../../../../support/facts'
import { LIBRARY } from '../../../../support/library'

const folder = mkdtempSync(join(tmpdir(), 'wisp-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const examples = readdirSync(at('examples'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !/^(pages|forms|receivers)/.test(name))
  .map((name) => ({ name, popup: readPopupFile(at(`examples/${name}`), LIBRARY) }))

/** Exports a popup, and imports the files again. */
const again = (popup: PopupDefinition, library: Library = LIBRARY): PopupDefinition => {
  const { text, html } = writePopupFile(popup, library, './popup.html')
  writeFileSync(join(folder, 'popup.json'), text)
  if (html !== undefined) writeFileSync(join(folder, 'popup.html'), html)
  return readPopupFile(join(folder, 'popup.json'), library)
}

/** Any popup file that an owner may write. */
const CONFIRMED: Record<string, string[]> = { newsletter: confirmed, 'countdown-bar': ['text'] }
const anyFile = fc.record(
  {
    id: fc.constant('anypopup00001'),
    name: fc.stringMatching(/^\S.{0,20}\S$/u),
    type: fc.constantFrom(...POPUP_TYPES.filter((type) => type !== 'gamified')),
    template: fc.constantFrom('newsletter', 'countdown-bar', './own.html'),
    format: fc.integer({ min: 1, max: 3 }),
    target: fc.constantFrom('lead', 'click'),
    size: fc.record({ width: fc.nat(1000), height: fc.nat(1000) }),
    onClickOnly: fc.boolean(),
    triggers: fc.record(
      {
        timeDelay: fc.nat(60),
        exitIntent: fc.boolean(),
        exitIntentMobile: fc.constantFrom(true, 'back'),
        scrollPercent: fc.nat(100),
      },
      { requiredKeys: [] },
    ),
    targeting: fc.record(
      {
        device: fc.constantFrom('mobile', 'desktop'),
        abTest: fc.constant('parent0000001'),
        cookies: fc.constant([{ name: 'staff', comparison: 'exists' }]),
      },
      { requiredKeys: [] },
    ),
    frequency: fc.constantFrom(
      { rule: 'once' },
      { rule: 'days', count: 7 },
      { rule: 'visits', count: 2 },
      { rule: 'always' },
    ),
    stopWhenConverted: fc.boolean(),
    language: fc.constantFrom('en', 'he', 'de', 'pt-BR', 'zh-Hant-TW', 'fi'),
    words: fc.constantFrom({ close: 'Sulje' }, { close: 'Luk', tooLong: '{most}, {over}' }),
    design: fc.record(
      {
        thanks: fc.boolean(),
        position: fc.constantFrom('top-left', 'middle-center', 'bottom-right'),
        entryEffect: fc.constantFrom(...EFFECTS),
        exitEffect: fc.constantFrom(...EFFECTS),
        layout: fc.constantFrom('horizontal', 'vertical'),
        autoClose: fc.nat(60),
        closeControl: fc.constantFrom('x', 'button', 'none'),
        redirect: fc.constantFrom({ url: '/thanks' }, { url: '/thanks', newTab: true, sendFormData: true }),
        coupon: fc.constant({ code: 'TEN' }),
        countdown: fc.constantFrom({ seconds: 60 }, { style: 'digits', end: '2030-01-31T18:00' }),
        teaser: fc.constantFrom({ text: 'Open' }, { text: 'Open', mode: 'after', background: '#123' }),
        consentRequired: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['id', 'name', 'type', 'template'] },
)

describe('an exported popup', () => {
  it.each(examples.map(({ name, popup }) => [name, popup] as const))('%s imports to the same popup', (_, popup) => {
    expect(again(popup)).toEqual(popup)
    expect(writePopupFile(popup, LIBRARY, './own.html').html).toBeUndefined()
  })

  it.each(examples.map(({ name, popup }) => [name, popup] as const))(
    '%s stays as it is if its design has changed since, or no longer exists',
    (_, popup) => {
      const { made, ...rest } = popup
      expect(again(popup, { brands: {}, designs: {} })).toEqual(rest)
      const redrawn = structuredClone(LIBRARY)
      for (const design of Object.values(redrawn.designs[made?.template ?? ''] ?? {})) design.html += '<p>New</p>'
      expect(again(popup, redrawn)).toEqual(rest)
    },
  )

  it('imports to the same popup whatever its owner has set', () => {
    writeFileSync(join(folder, 'own.html'), '<h2>Mine</h2>')
    fc.assert(
      fc.property(anyFile, (file) => {
        writeFileSync(join(folder, 'any.json'), JSON.stringify({ ...file, confirmed: CONFIRMED[file.template] }))
        const popup = readPopupFile(join(folder, 'any.json'), LIBRARY)
        expect(again(popup)).toEqual(popup)
      }),
      { numRuns: draws(60, 300) },
    )
  })

  it.each(['en', 'he'])('keeps the typefaces of its brand: %s', (language) => {
    const file = {
      id: 'anypopup00001',
      name: 'Letter',
      type: 'lightbox',
      language,
      template: 'newsletter',
      confirmed,
      font: 'brand',
    }
    writeFileSync(join(folder, 'font.json'), JSON.stringify({ ...file, theme: 'rye' }))
    const popup = readPopupFile(join(folder, 'font.json'), LIBRARY)
    expect(popup.html).toContain('data-wisp-fonts="wisp-caprasimo-400')
    expect(again(popup)).toEqual(popup)
    expect(JSON.parse(writePopupFile(popup, LIBRARY, './own.html').text)).toMatchObject({ font: 'brand' })
  })

  it('contains no more than its owner has set', () => {
    const file = {
      id: 'anypopup00001',
      name: 'Letter',
      type: 'bar',
      template: 'newsletter',
      confirmed,
      texts: { heading: 'Hello' },
    }
    writeFileSync(join(folder, 'plain.json'), JSON.stringify(file))
    const popup = readPopupFile(join(folder, 'plain.json'), LIBRARY)
    expect(JSON.parse(writePopupFile(popup, LIBRARY, './own.html').text)).toEqual(file)
  })
})
