import type { Stop } from './dom'
import { doc, setInDocument } from './safe-dom'

/** A constructed sheet: a page whose policy forbids `<style>` still takes it (https://drafts.csswg.org/cssom/#constructed). */
export const sheet = (css: string): CSSStyleSheet => {
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync(css)
  return styleSheet
}

/** Gives the page itself a sheet of ours. */
export const adopt = (css: string): Stop => {
  const styleSheet = sheet(css)
  setInDocument('adoptedStyleSheets', [...doc.adoptedStyleSheets, styleSheet])
  return () => {
    setInDocument(
      'adoptedStyleSheets',
      doc.adoptedStyleSheets.filter((each) => each !== styleSheet),
    )
  }
}
