import { describe, expect, it } from 'vitest'
import { formOf } from '../../support/form'
import { popupOf } from '../../support/popup'
import { idOf, ofType } from '../../support/types'
import { KEYS } from '../driver/page'
import type { Fixture } from '../visitor'

const ID = popupOf().id

export const leads = (fixture: Fixture) =>
  describe('a lead', () => {
    it('is refused if the address is invalid, and arrives once if it is valid', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf()])
      await visitor.press('input[type=email]')
      await visitor.type(`ann${KEYS.Enter}`)
      await visitor.until(({ inPopup }) => inPopup('[aria-invalid]'))
      expect(await visitor.emails()).toEqual([])
      await visitor.type(`@example.com${KEYS.Enter}`)
      await visitor.heading('Thank you')
      await expect.poll(visitor.emails).toEqual(['ann@example.com'])
    })

    it('is asked about where it is unlikely, and sent as it is meant', async () => {
      const { visitor } = fixture
      const fields = `<label for="n">Guests</label><input id="n" type="number" data-wisp-field="guests">
        <label for="e">Email</label><input id="e" type="email" required data-wisp-field="email">`
      await visitor.come([popupOf({ html: formOf(fields) })])
      // Before anything of the form is there that could read what a number field cannot.
      await visitor.boxOf('#n')
      expect(await visitor.run(({ inPopup }) => inPopup('#n')?.getAttribute('type'))).toBe('text')
      await visitor.press('#n')
      await visitor.type('12,5')
      await visitor.press('#e')
      await visitor.type(`o'brien@müller.de${KEYS.Enter}`)
      await visitor.until(({ inPopup }) => inPopup('.wisp-chip'))
      expect(await visitor.emails()).toEqual([])
      await visitor.press('.wisp-chip')
      await visitor.heading('Thank you')
      await expect.poll(visitor.emails).toEqual(["o'brien@xn--mller-kva.de"])
      expect(await fixture.site.store.leads.all({ search: '' })).toMatchObject([
        { fields: { guests: '12.5' }, problems: { email: 'unsure' } },
      ])
    })

    it('can be given in an embedded popup', async () => {
      const { visitor } = fixture
      const body = `<h1>A page</h1><div data-id="${idOf('embedded')}" style="min-height: 300px"></div>`
      await visitor.come([ofType('embedded', { onClickOnly: false })], { body })
      await visitor.give()
      await expect.poll(visitor.emails).toEqual(['ann@example.com'])
    })

    it('that could not be sent arrives from the next page', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf({ triggers: {}, onClickOnly: true })])
      await visitor.open(ID)
      await visitor.run(() => {
        window.fetch = () => Promise.reject(new TypeError('offline'))
      })
      await visitor.press('input[type=email]')
      await visitor.type(`ann@example.com${KEYS.Enter}`)
      await visitor.until(() => Object.values(localStorage).some((item) => item.includes('ann@example.com')))
      expect(await visitor.emails()).toEqual([])
      await visitor.goTo('/')
      await expect.poll(visitor.emails).toEqual(['ann@example.com'])
    })
  })
