import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EFFECTS, HORIZONTAL, type Position, TEASER_MODES, VERTICAL } from '../../../../../shared/model/design'
import { decodeTeaser } from '../../../../../shared/wire/page/teaser'
import { encodeDesign } from '../../../../../shared/wire/server/design'
import { encodePopup } from '../../../../../shared/wire/server/popup'
import { popupOf } from '../../../../support/popup'

const anyOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const positions = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))
const teaser = fc.record(
  {
    mode: anyOf(TEASER_MODES),
    text: fc.string({ minLength: 1 }),
    position: anyOf(positions),
    entryEffect: anyOf(EFFECTS),
    exitEffect: anyOf(EFFECTS),
    color: anyOf(['#fff', '#1a2b3c']),
    background: anyOf(['#000', '#7a3b2e']),
  },
  { requiredKeys: ['mode', 'text', 'position', 'entryEffect', 'exitEffect'] },
)

const PLAIN = {
  position: 'bottom-left',
  entryEffect: 'slide',
  exitEffect: 'slide',
  color: '',
  background: '',
  hideWord: 'Hide',
}

/** Except objects that cannot be converted to text. */
const anything = fc.jsonValue().filter((value) => !/"(toString|valueOf)":/.test(JSON.stringify(value)))

describe('a teaser', () => {
  it('arrives as it was set', () => {
    fc.assert(
      fc.property(teaser, (settings) => {
        const design_properties = JSON.parse(
          JSON.stringify(encodeDesign(popupOf({ design: { teaser: settings } }).design)),
        )
        const wire = { is_teasers_on: 'yes', design_properties }
        expect(decodeTeaser(wire)).toEqual({ ...PLAIN, language: 'en', ...settings })
      }),
    )
  })

  it.each([
    ['en', undefined, 'Hide'],
    ['de-CH', undefined, 'Ausblenden'],
    ['fi', undefined, 'Hide'],
    ['fi', { hide: 'Piilota' }, 'Piilota'],
  ])('in %s, with the words %j, is hidden by a button named %s', (language, words, hideWord) => {
    const served = popupOf({
      language,
      words,
      design: {
        teaser: { mode: 'always', text: 'Open', position: 'top-left', entryEffect: 'none', exitEffect: 'none' },
      },
    })
    const wire = JSON.parse(JSON.stringify(encodePopup({ ...served, parts: [], accountId: '', templateUrl: '' })))
    expect(decodeTeaser(wire)).toMatchObject({ hideWord, language })
  })

  it('is named like its popup if the server sends only that there is one', () => {
    const wire = { is_teasers_on: 'yes', poptin_name: 'Letter', lang: 'he' }
    expect(decodeTeaser(wire)).toEqual({ ...PLAIN, mode: 'always', text: 'Letter', language: 'he' })
  })

  it.each([
    [undefined, '', 'bottom-left', '…'],
    [7, 'x'.repeat(200), 'bottom-left', 'x'.repeat(120)],
    ['top_right', 'Ten percent', 'top-right', 'Ten percent'],
  ])('at %o with a text of %o is placed at %s', (location, text, position, expectedText) => {
    const wire = { design_properties: { teaser: { location, text } } }
    expect(decodeTeaser(wire)).toMatchObject({ position, text: expectedText })
  })

  it('has no mode if its owner has set none', () => {
    expect(decodeTeaser({ is_teasers_on: 'no', poptin_name: 'Letter' }).mode).toBeUndefined()
  })

  it('is valid, whatever a server sends', () => {
    fc.assert(
      fc.property(anything, anything, anything, (mode, entry_effect, location) => {
        const design_properties = { teaser: { mode, entry_effect, location } }
        const decoded = decodeTeaser({ is_teasers_on: true, design_properties })
        expect(TEASER_MODES).toContain(decoded.mode)
        expect(EFFECTS).toContain(decoded.entryEffect)
        expect(positions).toContain(decoded.position)
      }),
    )
  })
})
