import { describe, expect, it } from 'vitest'
import { formOf } from '../../support/form'
import { popupOf } from '../../support/popup'
import { TYPED_FIELDS, TYPED_FORM, TYPED_LEAD } from '../../support/typed-fields'
import { KEYS } from '../driver/page'
import type { Fixture } from '../visitor'

const CODE_AND_MESSAGE = `<label for="code">Code</label><input id="code" maxlength="5" data-wisp-field="code">
  <label for="message">Message</label><textarea id="message" data-wisp-field="message"></textarea>`

export const inputs = (fixture: Fixture) =>
  describe('what is typed', () => {
    const focus = (id: string) =>
      fixture.visitor.run(({ inPopup }, id) => (inPopup(`#${id}`) as HTMLInputElement).select(), id)
    const leads = async () => (await fixture.site.store.leads.all({ search: '' })).map(({ fields }) => fields)

    it('in any spelling is sent as it is meant', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf({ html: TYPED_FORM })])
      // Fields become as they are for typing when the form is first pressed, so press it before selecting in one by script.
      await visitor.press(`#${TYPED_FIELDS[0]?.name}`)
      for (const { name, typed } of TYPED_FIELDS) {
        await focus(name)
        await visitor.type(typed)
      }
      await visitor.type(KEYS.Enter)
      await visitor.heading('Thank you')
      await expect.poll(leads).toEqual([TYPED_LEAD])
    })

    it('or pasted is cut nowhere, and told where it is too long', async () => {
      const { visitor } = fixture
      const { run, until } = visitor
      await visitor.come([popupOf({ html: formOf(CODE_AND_MESSAGE) })])
      await visitor.press('#message')
      const text = '1234567'.repeat(60)
      await run(({ inPopup }, text) => {
        const message = inPopup('#message') as HTMLTextAreaElement
        message.value = text
        message.setSelectionRange(0, 7)
      }, text)
      await visitor.chord(KEYS.Control, 'c')
      await visitor.press('#code')
      await until(({ inPopup }) => (inPopup('#code') as HTMLInputElement).maxLength < 0)
      await visitor.chord(KEYS.Control, 'v')
      await until(({ inPopup }) => (inPopup('#code') as HTMLInputElement).value === '1234567')
      await visitor.type(KEYS.Enter)
      await until(({ inPopup }) => inPopup('form')?.textContent?.includes('at most 5 characters: this is 2 too long'))
      await focus('code')
      await visitor.type(`12345${KEYS.Enter}`)
      await visitor.heading('Thank you')
      await expect.poll(leads).toEqual([{ code: '12345', message: text }])
    })

    it('in a composition neither closes nor sends by its Escape and Enter', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf()])
      await visitor.press('input[type=email]')
      await visitor.type('ann@example.com')
      await visitor.run(({ inPopup }) => {
        const field = inPopup('input[type=email]') as HTMLInputElement
        for (const key of ['Escape', 'Enter']) {
          const pressed = { key, bubbles: true, composed: true, cancelable: true, keyCode: 229 }
          field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
          field.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, isComposing: true }))
          field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }))
          // Safari tells of the key only now.
          field.dispatchEvent(new KeyboardEvent('keydown', pressed))
        }
      })
      expect(await visitor.run(({ inPopup }) => Boolean(inPopup('form') && !inPopup('form[aria-busy]')))).toBe(true)
      expect(await leads()).toEqual([])
      await visitor.type(KEYS.Escape)
      await visitor.gone()
    })
  })
