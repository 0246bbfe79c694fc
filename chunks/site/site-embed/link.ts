/** The link that leads to the form while the form itself is not there. */
import type { Site } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import { embed } from '../../../shared/words/english-pages'

interface Fallback {
  link: HTMLAnchorElement
  /** The form is there. */
  hide(holder: HTMLElement): void
  restore(): void
}

/** The owner's link, else ours. */
export const findLink = (element: Element, href: string, load: Site['load']): Fallback => {
  const ownLink = element.querySelector<HTMLAnchorElement>('a[href]')
  const link = ownLink ?? bare(document, 'createElement')('a')
  if (!ownLink) {
    link.href = href
    translateAt(element, embed, 'site', load, ({ openForm }) => {
      link.textContent = openForm
    })
    link.style.cssText = 'display:inline-block;padding:10px 0'
    element.append(link)
  }
  const { display } = link.style
  return {
    link,
    hide(holder) {
      if (bare(document, 'activeElement') === link) {
        holder.tabIndex = -1
        holder.focus({ preventScroll: true })
      }
      // The site's own style may show what has the attribute `hidden`.
      link.style.setProperty('display', 'none', 'important')
    },
    restore() {
      if (ownLink) link.style.display = display
      else link.remove()
    },
  }
}
