/** Links in the texts of a design: where its markup has room for one, and the elements that take the place of their marks. */
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { hasLinks, linkProblems, mapLinks, readableText } from '../../files/links'
import type { Problem } from '../../lib/invalid'
import { escapeHtml, type Markup } from '../../lib/markup'
import { onOneLine } from '../../lib/text'
import type { TemplateRecord } from '../../template/record'
import { isSealed } from '../../template/texts'

type Node = DefaultTreeAdapterTypes.ChildNode

type Range = readonly [start: number, end: number]

/** Where the texts stand that may have a link. */
const openTexts = (node: Node): Range[] => {
  const place = node.sourceCodeLocation
  if (tree.isTextNode(node)) return place ? [[place.startOffset, place.endOffset]] : []
  if (!tree.isElementNode(node)) return []
  const { attrs, tagName } = node
  if (isSealed(tagName, (attribute) => attrs.find(({ name }) => name === attribute)?.value)) return []
  return node.childNodes.flatMap(openTexts)
}

const openTextsIn = (html: string): ((offset: number) => boolean) => {
  const ranges = parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.flatMap(openTexts)
  return (offset) => ranges.some(([start, end]) => start <= offset && offset < end)
}

/** The slots of a design that stand where a link can be. */
const openSlots = ({ texts }: Pick<TemplateRecord, 'texts'>): Set<string> =>
  new Set(
    texts.flatMap(({ text, linkable }) =>
      linkable ? [...text.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, slot = '']) => slot) : [],
    ),
  )

/**
 * Links to nowhere, and links where there can be none: in a button, or in any attribute, such as those whose value a part shows.
 *
 * @param html of the design; '' if there is none
 */
export const textLinkProblems = (
  html: string,
  record: Pick<TemplateRecord, 'texts'> | undefined,
  texts: Record<string, string> = {},
): Problem[] => {
  const open = openSlots(record ?? { texts: [] })
  return Object.entries(texts).flatMap(([slot, text]): Problem[] => {
    const messages = linkProblems(text)
    if (hasLinks(text) && !open.has(slot) && html.includes(`{{${slot}}}`))
      messages.push('must have no link: in the design it stands where there can be none, as in a button')
    return messages.map((message) => ({ path: ['texts', slot], message }))
  })
}

/** Two characters that no text has, as Unicode keeps them for programs, around the number of a link. */
const [BEFORE, AFTER] = ['\uFDD0', '\uFDD1']
const MARKED = new RegExp(`${BEFORE}(\\d+)${AFTER}`, 'g')
const RESERVED = /[\uFDD0\uFDD1]/g

/** In the colour of the words around it; what shows the focus is the frame's own. */
const LINK = { newTab: true, style: 'color:inherit;text-underline-offset:2px' }

/** Takes the links out of texts before these are filled in, and puts them in afterwards. */
export const createLinks = () => {
  const links: { link: Markup; words: string }[] = []
  return {
    withMarks: (text: string): string =>
      mapLinks(text.replace(RESERVED, ''), LINK, (link, words) => {
        links.push({ link, words })
        return `${BEFORE}${links.length - 1}${AFTER}`
      }),
    withLinks(html: string): string {
      if (!links.length) return html
      const isOpen = openTextsIn(html)
      return html.replace(MARKED, (_, index: string, offset: number) => {
        const { link, words } = links[Number(index)] ?? { words: '' }
        return link && isOpen(offset) ? link.html : escapeHtml(words)
      })
    },
  }
}

/** A text as people read it in a finished template: of its links, the words. */
export const finishedText = (text: string): string => onOneLine(readableText(text.replace(RESERVED, '')))
