/** Links in texts of owners: `[privacy policy](https://…)`, and nothing else of Markdown. What is no link is text. */
import * as v from 'valibot'
import { type Child, el, type Markup } from '../lib/markup'
import { placeholderOf, SITE_LINKS, type SiteLink } from '../template/site-links'
import { isLink, LINK_FORMS, shownText } from './addresses'

interface TextLink {
  words: string
  /** An address, or the name of a page of the site; '' if the text says none. */
  to: string
  /** As the owner has written it. */
  source: string
}

type TextPart = string | TextLink

/**
 * A bracket that is written as `\[`, a merge tag, or a link. The words of a link may contain both; its address may contain one
 * level of parentheses.
 */
const PARTS =
  /\\\[|\[\[[^[\]]*\]\]|\[((?:\\[[\]]|\[\[[^[\]]*\]\]|[^[\]\\]|\\(?![[\]]))*)\]\(((?:[^\s()]|\([^\s()]*\))*)\)/g

const isSiteLink = (name: string): name is SiteLink => (SITE_LINKS as readonly string[]).includes(name)

/** `[privacy]()` names the page by its words. */
const addressOf = (words: string, to: string): string => {
  const name = words.trim().toLowerCase()
  return to === '' && isSiteLink(name) ? name : to
}

const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: link, 1: written, 2: to = '', index } of text.matchAll(PARTS)) {
    const before = text.slice(end, index)
    end = index + link.length
    if (link === '\\[') parts.push(`${before}[`)
    else if (written === undefined || (!written.trim() && !to)) parts.push(before + link)
    else {
      const words = written.replace(/\\([[\]])/g, '$1')
      parts.push(before, { words, to: addressOf(words, to), source: link })
    }
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

const isText = (part: TextPart): part is string => typeof part === 'string'

export const hasLinks = (text: string): boolean => !textParts(text).every(isText)

/** The pages of the site that texts link to. */
export const siteLinksOf = (texts: readonly string[]): SiteLink[] => {
  const names = texts.flatMap(textParts).flatMap((part) => (isText(part) ? [] : part.to))
  return SITE_LINKS.filter((name) => names.includes(name))
}

const problemOf = ({ words, to }: TextLink): string | undefined => {
  if (!words.trim()) return `has a link without words, to ${to}`
  if (to === '')
    return `has a link without an address, "${words}"; there is [privacy]() and [terms](), and \\[ for a bracket that begins no link`
  if (isSiteLink(to) || (isLink(to) && !to.includes('[['))) return undefined
  return `has a link to "${to}", which ${LINK_FORMS}, or privacy or terms`
}

/** The ends of sentences that begin with the name of the text. */
export const linkProblems = (text: string): string[] =>
  textParts(text).flatMap((part) => (isText(part) ? [] : (problemOf(part) ?? [])))

/** A check of texts that may have links. */
export const withSoundLinks = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (dataset.typed) for (const message of linkProblems(dataset.value)) addIssue({ message, input: undefined })
})

/** A text that is shown with its links; not empty. */
export const linkedText = (max: number) => v.pipe(shownText(max), withSoundLinks)

const NO_LINK_HERE = 'must have no link: it stands where there can be none, as in a button'

/** A text that is shown as it is; not empty. One with a link would show its brackets and its address. */
export const unlinkedText = (max: number) =>
  v.pipe(
    shownText(max),
    v.check((text) => !hasLinks(text), NO_LINK_HERE),
  )

const hrefOf = (to: string): string => (isSiteLink(to) ? placeholderOf(to) : to)

/** Another page opens in a tab of its own where the visitor is about to fill in a form; a call or a place on this page does not. */
const leaves = (to: string): boolean => !/^(mailto|tel|sms|#|\?)/i.test(to)

interface LinkOptions {
  newTab: boolean
  style?: string | undefined
}

const anchor = ({ words, to }: TextLink, { newTab, style }: LinkOptions): Markup =>
  el('a', { href: hrefOf(to), ...(newTab && leaves(to) && { target: '_blank', rel: 'noopener' }), style }, words.trim())

/** Links in a form open in a tab of their own, so that the fields keep their values. */
export const IN_FORM: LinkOptions = { newTab: true }

/**
 * As they are shown. What an import would refuse today is text: contact forms are stored as they were written, also those from
 * before there were links, and drawn with every call.
 */
const shownParts = (text: string): TextPart[] =>
  textParts(text).map((part) => (isText(part) || problemOf(part) === undefined ? part : part.source))

/** The text as owners write it, with the placeholders of the site's own pages as addresses: what visitors agree to is kept so. */
export const withPlaceholders = (text: string): string =>
  shownParts(text)
    .map((part) => (isText(part) ? part : `[${part.words.trim()}](${hrefOf(part.to)})`))
    .join('')

/** The text with its links as elements. The address of a page of the site is filled in when they are sent. */
export const linked = (text: string, options: LinkOptions = { newTab: false }): Child =>
  shownParts(text).map((part) => (isText(part) ? part : anchor(part, options)))

/** The text as it is read aloud: of its links, the words. */
export const readableText = (text: string): string =>
  shownParts(text)
    .map((part) => (isText(part) ? part : part.words.trim()))
    .join('')

/** The links of a text, each in place of its marks by `write`, which is told the link and its words. */
export const mapLinks = (text: string, options: LinkOptions, write: (link: Markup, words: string) => string): string =>
  shownParts(text)
    .map((part) => (isText(part) ? part : write(anchor(part, options), part.words.trim())))
    .join('')
