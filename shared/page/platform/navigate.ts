import { doc } from './safe-dom'

const clickLink = (href: string): void => {
  const link = doc.createElement('a')
  Object.assign(link, { href, target: '_blank', rel: 'noopener' })
  doc.body.append(link)
  link.click()
  link.remove()
}

/**
 * Opens a new tab. If the browser blocks it, clicks a link instead, which works while the visitor's own click is recent
 * (https://html.spec.whatwg.org/#transient-activation); otherwise uses this tab.
 */
const openInNewTab = (href: string): void => {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else if (navigator.userActivation?.isActive) clickLink(href)
  else location.assign(href)
}

export const navigate = (href: string, newTab: boolean): void => {
  if (newTab && href.startsWith('http')) openInNewTab(href)
  else location.assign(href)
}
