import { bare } from './safe-dom'

/** Adds rules to the page itself, which returns how many sheets it has. They have to stand in `@layer wisp`, so that any rule of the site wins. */
export const addPageSheet = (css: string): unknown => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return bare(document, 'adoptedStyleSheets').push(sheet)
}
