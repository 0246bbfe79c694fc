import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import type { PopupType } from '../../../shared/model/popup-type'
import { designsAs } from '../../support/designs'
import { idOf, ofType, TYPES } from '../../support/types'
import { KEYS } from '../driver/page'
import type { Fixture } from '../visitor'

const MODAL: PopupType[] = ['lightbox', 'fullpage']
const FLOATING = TYPES.filter((type) => type !== 'embedded' && !MODAL.includes(type))
/** Some types only show on phones. */
const PHONE = `<script>Object.defineProperty(navigator, 'userAgent', { get: () => 'Android Mobile' })</script>`
/** A popup with a real effect, unlike in other cases. */
const MOVING = { entryEffect: 'slide', exitEffect: 'slide', position: 'bottom-right' } as const

export const types = (fixture: Fixture) =>
  describe('every type', () => {
    /** The popup is what is visible in its middle, and all of it is inside the window, once it has come to rest. */
    const expectSeen = async () => {
      const { boxOf, run } = fixture.visitor
      const placement = async () =>
        run(
          (_, { x, y, width, height }) => {
            const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
            return [document.elementFromPoint(x + width / 2, y + height / 2)?.localName, inside]
          },
          await boxOf('.wisp-frame'),
        )
      await expect.poll(placement).toEqual(['wisp-popup', true])
    }
    const here = async (type: PopupType) => {
      const { visitor } = fixture
      await visitor.run(() => document.getElementById('before')?.focus())
      await visitor.open(idOf(type))
      await expectSeen()
    }

    it.each(MODAL)(
      '%s: takes the focus and the page, and gives both back, by X, Escape and a press beside it',
      async (type) => {
        const { visitor } = fixture
        const { run, until } = visitor
        await visitor.come([ofType(type, { design: { ...MOVING, closeOnOutsideClick: true } })])
        const exits = [
          () => visitor.press('.wisp-close'),
          () => visitor.type(KEYS.Escape),
          // A full page leaves no room beside it to press.
          ...(type === 'lightbox' ? [() => visitor.drag([20, 20])] : []),
        ]
        for (const leave of exits) {
          await here(type)
          await until(({ inPopup }) => inPopup('.wisp-frame[aria-modal] ~ .wisp-end'))
          await until(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
          // The focus is on the frame or, after two seconds with a mouse, on the first field.
          await visitor.hasFocus(/dialog|email/)
          // Tab once around: the focus never reaches the page.
          for (let presses = 0; presses < 3; presses++) await visitor.type(KEYS.Tab)
          expect(await run(() => document.activeElement?.localName)).toBe('wisp-popup')
          // Neither does a script of the page get it for good.
          await run(() => document.getElementById('before')?.focus())
          await until(() => document.activeElement?.localName === 'wisp-popup')
          await leave()
          await visitor.gone()
          await visitor.hasFocus(/^before$/)
          await until(() => getComputedStyle(document.documentElement).overflowY === 'visible')
        }
      },
    )

    it.each(FLOATING)('%s: leaves the page its focus, and closes by its X and by Escape from inside', async (type) => {
      const { visitor } = fixture
      await visitor.come([ofType(type, { design: MOVING })], { head: PHONE })
      await here(type)
      await visitor.until(({ inPopup }) => inPopup('.wisp-frame:popover-open'))
      expect(await visitor.focused()).toBe('before')
      await visitor.press('.wisp-close')
      await visitor.gone()
      await here(type)
      await visitor.press('input:not([data-wisp-trap])')
      await visitor.type(KEYS.Escape)
      await visitor.gone()
      await visitor.hasFocus(/^before$/)
    })

    it('causes no scrolling by hidden content', async () => {
      const { visitor } = fixture
      const note = designsAs({ language: 'en', layout: 'horizontal' })['corner-note'] as PopupDefinition
      await visitor.come([note])
      await visitor.open(note.id)
      const hidden = await visitor.run(({ inPopup }) => {
        const { scrollHeight, clientHeight } = inPopup('.wisp-root') as HTMLElement
        return scrollHeight - clientHeight
      })
      expect(hidden).toBe(0)
    })
  })
