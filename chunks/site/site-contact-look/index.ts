/** How a contact form looks where the site has no css for it. */
import type { PieceChunk } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import './contact.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(import.meta.wispCss)

/** One style sheet for all forms. It is never removed: on a page without forms it matches nothing. */
export const attach: PieceChunk['attach'] = () => {
  const sheets = bare(document, 'adoptedStyleSheets')
  if (!sheets.includes(sheet)) sheets.push(sheet)
  return () => {}
}
