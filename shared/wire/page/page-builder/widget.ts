import { own } from '../../../values/own'

/** Reads where a widget belongs. */
export interface WidgetPlace {
  /**
   * After how many paragraphs of the article; 0: above all of it, Infinity: below all of it. Undefined for one that is
   * in its place already, as WP Lead Plus X prints it.
   */
  after: number | undefined
  align: 'start' | 'center' | 'end' | undefined
}

const ALIGNED = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
] as const)

type Side = typeof ALIGNED extends Map<infer Name, unknown> ? Name : never

export const placeOfWidget = (widget: Element): WidgetPlace => {
  const read = (name: string): string => widget.getAttribute(`data-wisp-${name}`) ?? ''
  const paragraph = Math.max(0, Math.trunc(Number(read('paragraph'))) || 0)
  const places = { '': undefined, top: 0, bottom: Number.POSITIVE_INFINITY }
  const place = read('place')
  return {
    after: Object.hasOwn(places, place) ? own<number | undefined>(places, place) : paragraph,
    align: ALIGNED.get(read('align') as Side),
  }
}

const ARTICLE = '[data-wisp-article]'

/** The article that a widget belongs to: the nearest that is marked as such, else the page's first. */
export const articleOf = (widget: Element): Element | undefined => {
  const others = (root: ParentNode, selector: string): Element | undefined =>
    [...root.querySelectorAll(selector)].find((element) => !widget.contains(element))
  for (let outer = widget.parentElement; outer; outer = outer.parentElement) {
    const article = outer.matches(ARTICLE) ? outer : others(outer, ARTICLE)
    if (article) return article
  }
  const page = widget.ownerDocument
  return others(page, 'article') ?? others(page, 'main')
}
