import type { Stop } from './dom'
import { doc } from './safe-dom'

/**
 * Rules for the page itself, which are there while anything uses them. They have to stand in `@layer wisp`, so that any
 * rule of the site wins.
 */
export const createPageSheet = (css: string): (() => Stop) => {
  let users = 0
  let sheet: CSSStyleSheet
  return () => {
    if (!users++) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet]
    }
    return () => {
      if (!--users) doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }
}
