/** The focused element, in a popup or on the page, by its label, id or tag. */
import type { Visit } from './visit.page'

export const focused = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => {
    const deepest = (root: Document | ShadowRoot): Element | null => {
      const { activeElement } = root
      return activeElement?.shadowRoot ? (deepest(activeElement.shadowRoot) ?? activeElement) : activeElement
    }
    const element = deepest(document)
    return element?.getAttribute('aria-label') || element?.id || element?.localName || ''
  })
