import { bare } from './safe-dom'

/** Adds rules to the page itself. They have to stand in `@layer wisp`, so that any rule of the site wins. */
export const addPageSheet = (css: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  bare(document, 'adoptedStyleSheets').push(sheet)
}
