/** Where the consent box of a template stands: in which of its forms, however its owner writes markup. */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'
import { isDrawn } from './drawn'

type Element = DefaultTreeAdapterTypes.Element

const attribute = ({ attrs }: Element, sought: string): string | undefined =>
  attrs.find(({ name }) => name === sought)?.value

/** The first element that is marked as the consent box and that pages draw; its words are found in the same way (consent.ts). */
const boxIn = (html: string): Element | undefined => {
  const pending = [...parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }).childNodes].reverse()
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!tree.isElementNode(node) || !isDrawn(node.tagName)) continue
    if (attribute(node, 'data-wisp-field') === 'consent') return node
    pending.push(...node.childNodes.toReversed())
  }
  return undefined
}

const formAround = (box: Element): Element | undefined => {
  for (let node = box.parentNode; node && tree.isElementNode(node); node = node.parentNode)
    if (node.tagName === 'form' || attribute(node, 'data-wisp-form') !== undefined) return node
  return undefined
}

/** A template with more markup at the end of the form around its consent box, or behind a box that has none around it. */
export const withFieldBesideConsent = (html: string, field: string): string => {
  const box = boxIn(html)
  const place = box && (formAround(box) ?? box).sourceCodeLocation
  if (!place) return html
  const end = place === box?.sourceCodeLocation ? place.endOffset : (place.endTag?.startOffset ?? place.endOffset)
  return html.slice(0, end) + field + html.slice(end)
}

/** A template whose consent box may be left unticked. */
export const withOptionalConsent = (html: string): string => {
  const pending = [boxIn(html)]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const place = node.tagName === 'input' && node.sourceCodeLocation?.attrs?.required
    // With the space before it.
    if (place) return html.slice(0, place.startOffset - 1) + html.slice(place.endOffset)
    pending.push(...node.childNodes.filter((child) => tree.isElementNode(child)).reverse())
  }
  return html
}
