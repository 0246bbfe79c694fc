import { type Design, PLAIN_DESIGN } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'

export const FORM = `
  <style>h2 { color: rgb(10, 60, 40) }</style>
  <section data-wisp-screen="main">
    <h2>Stay in touch</h2>
    <p style="font-style: italic">One letter a month.</p>
    <form data-wisp-form>
      <label for="email">Email</label>
      <input id="email" type="email" data-wisp-field="email" required>
      <button data-wisp-action="submit">Sign up</button>
    </form>
  </section>
  <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`

/** A popup in one language. */
type OnePopup = Omit<PopupDefinition, 'translations'>

/**
 * A lead lightbox that opens a moment after it is armed, with changes. It has no effects: drawing their frames without
 * a graphics card would take as long as the rest of a case.
 */
export const popupOf = ({
  design,
  ...changes
}: Partial<Omit<OnePopup, 'design'>> & { design?: Partial<Design> } = {}): OnePopup => ({
  id: 'popup00000001',
  type: 'lightbox',
  format: 1,
  name: 'Letter',
  target: 'lead',
  size: { width: 800, height: 500 },
  onClickOnly: false,
  triggers: { timeDelay: 0.1 },
  frequency: { rule: 'always', count: 0 },
  stopWhenConverted: false,
  language: 'en',
  html: FORM,
  ...changes,
  design: { ...PLAIN_DESIGN, entryEffect: 'none', exitEffect: 'none', closeOnOutsideClick: true, ...design },
})

export const BAR = popupOf({
  id: 'popupbar00001',
  type: 'bar',
  target: 'click',
  name: 'Sale',
  size: { width: 1920, height: 60 },
  html: `<section data-wisp-screen="main"><p>Sale ends soon</p><a href="#sale" data-wisp-action="link">See it</a></section>`,
  design: { position: 'top-center' },
})
