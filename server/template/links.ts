/** The addresses that a template leads to: of its links, and of buttons that redirect. */
import { onOneLine } from '../lib/text'
import type { TemplateElement } from './elements'

export interface TemplateLink {
  /** As its owner writes it; a page of the site by its name: `{{privacy}}`. */
  address: string
  /** The words that visitors press; '' for a picture without any. */
  words: string
}

/** Actions that follow the address of a link. With any other, a link is a button. */
const FOLLOWING = /^(link|redirect|)$/
const MAX_WORDS_LENGTH = 100

const addressOf = ({ name, attributes }: TemplateElement): string | undefined => {
  const action = attributes.get('data-wisp-action') ?? ''
  // Without its own attribute a button leads nowhere, whatever its `href` says.
  if (action === 'redirect') return attributes.get('data-wisp-href') ?? ''
  return name === 'a' && FOLLOWING.test(action) ? attributes.get('href') : undefined
}

const wordsOf = ({ attributes, descendants, caption, text }: TemplateElement): string => {
  const picture = descendants.find((inside) => inside.name === 'img')
  const words = attributes.get('aria-label') || caption.trim() || picture?.attributes.get('alt') || text
  return onOneLine(words).slice(0, MAX_WORDS_LENGTH)
}

/** Each once. */
const unique = (links: TemplateLink[]): TemplateLink[] => [
  ...new Map(links.map((link) => [JSON.stringify([link.address, link.words]), link])).values(),
]

export const linksIn = (elements: readonly TemplateElement[]): TemplateLink[] =>
  unique(
    elements.flatMap((element) => {
      const address = addressOf(element)
      return address === undefined ? [] : [{ address: address.trim(), words: wordsOf(element) }]
    }),
  )

export const withLinksOf = (links: TemplateLink[], others: TemplateLink[]): TemplateLink[] =>
  unique([...links, ...others])
