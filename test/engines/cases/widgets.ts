import { describe, expect, it } from 'vitest'
import { formOf } from '../../support/form'
import { popupOf } from '../../support/popup'
import { KEYS, type Ours } from '../driver/page'
import type { Fixture } from '../visitor'

const FIELDS = `
  <label for="mail">Email</label><input id="mail" type="email" data-wisp-field="email">
  <label for="flower">Flower</label><select id="flower" data-wisp-field="flower" data-wisp-search>
    <option value="">Choose a flower</option><option>Anemone</option><option>Begonia</option></select>
  <label for="day">Birthday</label><input id="day" data-wisp-field="birthday" data-wisp-date>
  <label for="tel">Phone</label><input id="tel" type="tel" data-wisp-field="phone" data-wisp-check="phone-international">`

/** Runs in the page: the distance between the end of the typed address and its completion. */
const gapBeforeRest = ({ inPopup }: Ours): number => {
  const [control, rest] = ['#mail', '.wisp-rest'].map(inPopup) as [HTMLInputElement, HTMLElement]
  const typed = document.createElement('span')
  Object.assign(typed, {
    textContent: control.value,
    style: `position: absolute; font: ${getComputedStyle(control).font}`,
  })
  control.after(typed)
  const end = control.getBoundingClientRect().left + 1 + 10 + typed.getBoundingClientRect().width
  typed.remove()
  return Math.abs(rest.getBoundingClientRect().left - end)
}

export const widgets = (fixture: Fixture) =>
  describe('a form with widgets', () => {
    it('completes an address, finds an option, takes a day from the calendar and a country, and is sent', async () => {
      const { visitor } = fixture
      const { press, type, until } = visitor
      const html = formOf(FIELDS).replace(
        '<form',
        '<style>form { display: grid; padding: 20px } #mail { border: 1px solid; padding: 6px 10px }</style><form',
      )
      await visitor.come([popupOf({ html })])

      await press('#mail')
      // The code that completes an address comes with what sends the form, once the visitor points at the popup.
      await until(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/submit.js')))
      await type('ann@gmai')
      await until(({ inPopup }) => inPopup('.wisp-rest'))
      expect(await visitor.run(gapBeforeRest)).toBeLessThan(1.5)
      await type(KEYS.Tab)
      await until(({ inPopup }) => (inPopup('#mail') as HTMLInputElement).value === 'ann@gmail.com')

      await press('#flower')
      await press('.wisp-select')
      await type(`beg${KEYS.Enter}`)
      await until(({ inPopup }) => (inPopup('#flower') as HTMLSelectElement).value === 'Begonia')

      await press('#day')
      await type('18/11/1990')
      await press('.wisp-date')
      await press('[data-day][tabindex="0"]')
      await until(({ inPopup }) => (inPopup('#day') as HTMLInputElement).value === '18/11/1990')

      await press('#tel')
      await press('.wisp-dial button')
      await type(`kingd${KEYS.Enter}`)
      await until(({ inPopup }) => inPopup('.wisp-dial')?.textContent?.includes('+44'))
      await press('#tel')
      await type('2079460018')

      await press('form button:not([type=button])')
      await visitor.heading('Thank you')
      const leads = async () =>
        (await fixture.site.store.leads.all({ search: '' })).map(({ email, fields }) => ({ email, ...fields }))
      await expect
        .poll(leads)
        .toEqual([{ email: 'ann@gmail.com', flower: 'Begonia', birthday: '18/11/1990', phone: '+442079460018' }])
    })
  })
