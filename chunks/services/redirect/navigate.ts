import { doc } from '../../../shared/platform/safe-dom'

/** Goes where a conversion leads. */

const press = (href: string): void => {
  const link = doc.createElement('a')
  Object.assign(link, { href, target: '_blank', rel: 'noopener' })
  doc.body.append(link)
  link.click()
  link.remove()
}

/**
 * A new tab; where that is held back, a link that is pressed in its place, which the browser takes for the visitor's own
 * doing as long as theirs is fresh (https://html.spec.whatwg.org/#transient-activation); then this tab.
 */
const followInNewTab = (href: string): void => {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else if (navigator.userActivation?.isActive) press(href)
  else location.assign(href)
}

export const follow = (href: string, newTab: boolean): void => {
  if (newTab && href.startsWith('http')) followInNewTab(href)
  else location.assign(href)
}
