/** The page as the gallery's window knows it: what it says of the options of its links, and which belong together. */
import type { GalleryLinks, GalleryPage } from '../../../shared/page/gallery/chunks'
import { bare } from '../../../shared/page/platform/safe-dom'
import { object, text } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'
import { CONTAINERS, optionsOfClass, optionsOfPage } from '../../../shared/wire/page/site/gallery-options'

/** Values of `rel` that say something about the address, and do not name a group. */
const SAYS_NO_GROUP = /(?<!\S)(alternate|external|help|license|no(?:follow|opener|referrer)|sponsored|tag|ugc)(?!\S)/gi

const groupIn = (link: Element): string => (link.getAttribute('rel') ?? '').replace(SAYS_NO_GROUP, '').trim()

export const createPage = ({ load, opens, withGiven, rules }: GalleryLinks): GalleryPage => {
  let ofPage = optionsOfPage()

  const containerOf = (element: Element): Element | null => {
    const parent = bare(element, 'parentElement')
    return parent && bare(parent, 'closest')(withGiven(CONTAINERS))
  }
  /** An inner container says more than one around it. */
  const ofContainers = (element: Element): unknown[] => {
    const container = containerOf(element)
    return container ? [bare(container as HTMLElement, 'dataset'), ...ofContainers(container)] : []
  }
  const ruleOptions = (link: Element): unknown[] =>
    rules.filter(({ selector }) => link.closest(selector)).map(({ options }) => options)

  return {
    load,
    *links(condition = '') {
      // The page may have changed since.
      ofPage = optionsOfPage()
      for (const link of bare(document, 'querySelectorAll')<HTMLElement>(`a${condition},area${condition}`))
        if (opens(link)) yield link
    },
    raw(link, name) {
      for (const source of [link.dataset, optionsOfClass(link), ...ofContainers(link), ...ruleOptions(link), ofPage]) {
        const value = own(object(source), name) ?? undefined
        if (value !== undefined) return value
      }
    },
    groupKey: (link) => containerOf(link) ?? (groupIn(link) || link),
  }
}

/** True if the screen is large enough (specification, section 9). Zooming with two fingers makes no screen smaller. */
export const fits = (link: HTMLElement, { raw }: GalleryPage): boolean =>
  ['width', 'height'].every((side) => {
    const least = Number.parseFloat(text(raw(link, side === 'width' ? 'minViewportWidth' : 'minViewportHeight')))
    return matchMedia(`(min-${side}:${least >= 0 ? least : 320}px)`).matches
  })
