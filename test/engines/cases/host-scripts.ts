import { describe, expect, it } from 'vitest'
import { popupOf } from '../../support/popup'
import type { Fixture } from '../visitor'

const ID = popupOf().id

/** A page that refuses presses outside of its own fields, and scrolls by itself. */
const BODY = `<h1>Photos</h1><div style="height: 3000px"></div><script>
  const refuse = (event) => /^(input|textarea)$/i.test(event.target.tagName) || (event.preventDefault(), event.stopPropagation())
  for (const type of ['mousedown', 'pointerdown', 'click', 'keydown']) for (const capture of [true, false])
    document.addEventListener(type, refuse, capture)
</script>`

const WINDOWS = `<h1>A shop</h1><dialog id="own">Log in</dialog><div id="drawer" aria-modal="true" hidden>Cart</div>
  <script>own.showModal()</script>`

export const hostScripts = (fixture: Fixture) =>
  describe('a page', () => {
    it('that refuses presses outside of its fields does not keep a lead from being given', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf({ triggers: {}, onClickOnly: true })], { body: BODY })
      await visitor.open(ID)
      await visitor.give()
      await expect.poll(visitor.emails).toEqual(['ann@example.com'])
    })

    it('with something open over itself has popups wait until that is closed', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf()], { body: WINDOWS })
      const explanation = () => visitor.run(async ({ wisp }) => (await wisp.explain()).popups[0]?.says)
      await expect.poll(explanation).toContain('waits for the page’s own dialog')
      await visitor.run(() => {
        ;(document.querySelector('#drawer') as HTMLElement).hidden = false
        ;(document.querySelector('#own') as HTMLDialogElement).close()
      })
      await expect.poll(explanation).toContain('waits for the page’s own dialog')
      expect(await visitor.run(() => document.querySelectorAll('wisp-popup').length)).toBe(0)
      await visitor.run(() => document.querySelector('#drawer')?.remove())
      await visitor.boxOf('.wisp-frame')
    })
  })
