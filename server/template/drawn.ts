import { ALLOWED_TAGS } from '../../shared/model/template'
import type { TemplateElement } from './elements'

/** Pages draw the content of these, but not the elements themselves. */
const AROUND = /^(html|head|body)$/

/** True for an element whose content pages draw, unless it stands in one that is left out. */
export const isDrawn = (name: string): boolean => AROUND.test(name) || name === 'style' || ALLOWED_TAGS.test(name)

/** The elements that pages draw: one that is not allowed is left out with all that it contains. */
export const drawnOf = (elements: TemplateElement[]): TemplateElement[] => {
  const drawnElements: TemplateElement[] = []
  const leftOut = new Set<TemplateElement>()
  for (const element of elements) {
    if (leftOut.has(element) || AROUND.test(element.name)) continue
    if (isDrawn(element.name)) drawnElements.push(element)
    else for (const inside of element.descendants) leftOut.add(inside)
  }
  return drawnElements
}
