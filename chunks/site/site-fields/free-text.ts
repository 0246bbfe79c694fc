/** A text field that belongs to a box or radio button, and can be filled in while that is chosen. */
import { bare } from '../../../shared/platform/safe-dom'
import { FREE_TEXT, WITH_FREE_TEXT } from '../../../shared/wire/site/contact-fields'
import type { Update } from './behaviour'

export const freeText: Update = (form, event) => {
  for (const item of bare(form, 'querySelectorAll')(WITH_FREE_TEXT)) {
    const chosen = item.querySelector(':checked')
    const text = item.querySelector<HTMLInputElement>(`input${FREE_TEXT}`)
    if (!text) continue
    text.disabled = !chosen
    if (event?.type === 'change' && event.target === chosen) text.focus({ preventScroll: true })
  }
}
