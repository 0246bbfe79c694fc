/** Changes attributes of a template where they stand, and leaves the rest of its text as its owner has written it. */
import { parse, defaultTreeAdapter as tree } from 'parse5'

interface TemplateAttribute {
  /** Name of the element. */
  element: string
  /** `href` also for the `xlink:href` of drawings. */
  name: string
  /** The name with its prefix. */
  fullName: string
  /** Without quotes and character references. */
  value: string
}

/** A template with another attribute on its first element of this name. */
export const withAttribute = (html: string, element: string, attribute: string): string => {
  const pending = [...parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }).childNodes].reverse()
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!tree.isElementNode(node)) continue
    const start = node.tagName === element && node.sourceCodeLocation?.startTag?.startOffset
    if (start !== false && start !== undefined) {
      const end = start + 1 + element.length
      return `${html.slice(0, end)} ${attribute}${html.slice(end)}`
    }
    pending.push(...node.childNodes.toReversed())
  }
  return html
}

/** @param replacementOf the text to stand there instead; undefined leaves the attribute */
export const replaceAttributes = (
  html: string,
  replacementOf: (attribute: TemplateAttribute) => string | undefined,
): string => {
  // By where they start: a browser repeats an element that is closed in the wrong order.
  const edits = new Map<number, { end: number; text: string }>()
  const pending = [...parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }).childNodes]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('content' in node) pending.push(...node.content.childNodes)
    if (!tree.isElementNode(node)) continue
    pending.push(...node.childNodes)
    const places = new Map(Object.entries(node.sourceCodeLocation?.attrs ?? {}))
    for (const { name, prefix, value } of node.attrs) {
      const fullName = prefix ? `${prefix}:${name}` : name
      const place = places.get(fullName.toLowerCase())
      const text = place && replacementOf({ element: node.tagName, name, fullName, value })
      if (place && text !== undefined) edits.set(place.startOffset, { end: place.endOffset, text })
    }
  }
  return [...edits]
    .sort(([a], [b]) => b - a)
    .reduce((all, [start, { end, text }]) => all.slice(0, start) + text + all.slice(end), html)
}
