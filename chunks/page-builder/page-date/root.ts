import { doc } from '../../../shared/page/platform/safe-dom'
import './root.css'

interface Root {
  root: ShadowRoot
  /** Adds a style sheet, once for the same text. */
  adopt(css: string): void
}

/** A shadow root for the calendar, so that the page's style does not reach it, and presses in it are none of the page's. */
export const createRoot = (): Root => {
  const root = doc.createElement('wisp-date').attachShadow({ mode: 'open' })
  const adopted = new Set<string>()
  const adopt = (css: string): void => {
    if (adopted.has(css)) return
    adopted.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
  adopt(import.meta.wispCss)
  return { root, adopt }
}
