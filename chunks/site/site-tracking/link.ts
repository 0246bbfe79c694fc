import { bare } from '../../../shared/platform/safe-dom'
import { text } from '../../../shared/wire/names'
import { LABEL } from '../../../shared/wire/site/tracked-link'

export const attributeOf = (element: Element, name: string): string => bare(element, 'getAttribute')(name) ?? ''

const isLink = (node: EventTarget): node is HTMLElement =>
  node instanceof Element && bare(node, 'localName') === 'a' && bare(node, 'hasAttribute')('href')

/** The link that was pressed, also one of a drawing or within a shadow root. */
export const linkAt = (event: Event): HTMLElement | undefined => {
  const link = event.composedPath().find(isLink)
  // In a text that is being edited, a press places the cursor.
  return link && !bare(link, 'isContentEditable') ? link : undefined
}

export const addressOf = (link: Element): URL | undefined => {
  try {
    return new URL(attributeOf(link, 'href'), bare(link, 'baseURI'))
  } catch {
    // No address at all.
  }
}

const wordsOf = (element: HTMLElement): string | undefined =>
  [
    attributeOf(element, LABEL),
    attributeOf(element, 'title'),
    bare(element, 'innerText'),
    attributeOf(element, 'aria-label'),
    attributeOf(element, 'alt'),
    bare(element, 'textContent'),
  ]
    .map((words) => text(words).replace(/\s+/g, ' ').trim())
    .find(Boolean)

/** Its own words, else those of a picture in it. */
export const textOf = (link: HTMLElement): string => {
  const named = bare(link, 'querySelector')<HTMLElement>('[title],[aria-label],[alt]')
  return wordsOf(link) ?? (named && wordsOf(named)) ?? attributeOf(link, 'href')
}
