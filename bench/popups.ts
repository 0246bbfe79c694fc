/** The popup that every column shows: a heading, a sentence, an email field, a button. */
import type { PopupDefinition } from '../shared/model/popup'
import { popupOf } from '../test/support/popup'

/** A popup id of 13 characters. */
export const idOf = (number: number): string => `bench${`${number}`.padStart(8, '0')}`

/** The popup that is fired. */
export const POPUP = idOf(1)

const form = (fields: number): string => `
  <section data-wisp-screen="main">
    <h2>A letter a month</h2>
    <p>What is new in the shop.</p>
    <form data-wisp-form>
      ${Array.from({ length: fields }, (_, index) => `<input type="email" placeholder="Email" data-wisp-field="${index ? `email${index}` : 'email'}" aria-label="Email">`).join('')}
      <button data-wisp-action="submit">Sign up</button>
    </form>
  </section>
  <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`

/** @param fields number of fields in its form */
export const popupWith = (number: number, fields = 1): PopupDefinition =>
  popupOf({
    id: idOf(number),
    name: `Letter ${number}`,
    triggers: { exitIntent: true },
    frequency: { rule: 'always', count: 0 },
    stopWhenConverted: true,
    html: form(fields),
  })

export const popupsOf = (count: number): PopupDefinition[] =>
  Array.from({ length: count }, (_, index) => popupWith(index + 1))
