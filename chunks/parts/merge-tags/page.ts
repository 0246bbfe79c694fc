import { guard } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import type { TagValues } from './tag-values'

/** The current page and its referrer. */
export const pageTags: TagValues = ({ page }) => {
  const referrer = (): string => page.visitor.trail().referrer
  return {
    url: () => location.href,
    path: () => location.pathname,
    title: () => doc.title,
    referrer,
    // Another site's title cannot be read, so use its host name.
    referrer_title: () => guard(() => referrer() && new URL(referrer()).hostname.replace(/^www\./, '')),
  }
}
