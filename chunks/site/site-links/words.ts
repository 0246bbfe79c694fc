import { bare } from '../../../shared/page/platform/safe-dom'
import { LABEL } from '../../../shared/wire/page/site/link-parameters'

export const attributeOf = (element: Element, name: string): string => bare(element, 'getAttribute')(name) ?? ''

const wordsOf = (element: HTMLElement): string[] => [
  attributeOf(element, LABEL),
  attributeOf(element, 'title'),
  bare(element, 'innerText') ?? '',
  attributeOf(element, 'aria-label'),
  attributeOf(element, 'alt'),
  bare(element, 'textContent') ?? '',
]

/** A link's own words, else those of a picture in it; '' if there are none. */
export const textOf = (link: HTMLElement): string => {
  const labelledElements = bare(link, 'querySelectorAll')<HTMLElement>('[title],[aria-label],[alt]')
  return (
    [link, ...labelledElements]
      .flatMap(wordsOf)
      .map((words) => words.replace(/\s+/g, ' ').trim())
      .find(Boolean) ?? ''
  )
}
