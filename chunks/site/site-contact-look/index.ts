/** How a contact form looks where the site has no css for it. */
import type { PieceChunk } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import './contact.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(import.meta.wispCss)

/** One for all forms. It stays, as it says nothing about a page without them. */
export const attach: PieceChunk['attach'] = () => {
  const sheets = bare(document, 'adoptedStyleSheets')
  if (!sheets.includes(sheet)) sheets.push(sheet)
  return () => {}
}
