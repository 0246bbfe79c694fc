/** The link that leads to the form while the form itself is not there. */
import type { Site } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import { wordsAt } from '../../../shared/page/platform/words-in'
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
    const name = ({ openForm }: typeof embed): void => {
      link.textContent = openForm
    }
    link.href = href
    name(wordsAt(element, embed, 'site', load, name))
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
