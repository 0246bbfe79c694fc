import { guard } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import type { Source } from './source'

/** The page, and the site that the visitor came from. */
export const way: Source = ({ page }) => {
  const referrer = (): string => page.visitor.trail().referrer
  return {
    url: () => location.href,
    path: () => location.pathname,
    title: () => doc.title,
    referrer,
    // Its own title is nobody's to read: its name stands for it.
    referrer_title: () => guard(() => referrer() && new URL(referrer()).hostname.replace(/^www\./, '')),
  }
}
