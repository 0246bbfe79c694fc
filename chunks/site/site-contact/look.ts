import { bare } from '../../../shared/platform/safe-dom'
import './contact.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(import.meta.wispCss)

/** One for all forms. It stays, as it says nothing about a page without them. */
export const adoptLook = (): void => {
  const sheets = bare(document, 'adoptedStyleSheets')
  if (!sheets.includes(sheet)) sheets.push(sheet)
}
