/** Hides the fields of a newsletter that was sent, where its owner wants that. */
import type { NewsletterHiddenChunk } from '../../../shared/page/model/newsletter'
import { bare } from '../../../shared/page/platform/safe-dom'
import { FIELDS, RESPONSE } from '../../../shared/wire/page/site/newsletter'

/** The focus would go back to the start of the page if its field were hidden: it goes to the message. */
export const hideFields: NewsletterHiddenChunk['hideFields'] = (form) => {
  const find = bare(form, 'querySelector')
  const fields = find<HTMLElement>(FIELDS)
  const message = find<HTMLElement>(`${RESPONSE} *`)
  if (!fields || !message) return
  if (fields.contains(bare(document, 'activeElement'))) {
    message.tabIndex = -1
    message.focus({ preventScroll: true })
  }
  // The site's own style may ask for a display.
  fields.style.setProperty('display', 'none', 'important')
}
