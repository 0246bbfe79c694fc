/**
 * Links to pages that every site has under an address of its own. A template names them by a placeholder, and the server puts the
 * site's address there when the template is sent, so that an owner changes it in one place.
 */
import { escapeHtml } from '../lib/markup'
import { replaceAttributes } from './attributes'
import type { TemplateElement } from './elements'

export const SITE_LINKS = ['privacy', 'terms'] as const
export type SiteLink = (typeof SITE_LINKS)[number]

/** The addresses of a site's pages; '' for those that its owner has not said. */
export type SiteAddresses = Readonly<Record<SiteLink, string>>

export const placeholderOf = (name: SiteLink): string => `{{${name}}}`

/** The page that a link leads to by its name. Browsers ignore space around an address. */
const siteLinkIn = (href: string): SiteLink | undefined =>
  SITE_LINKS.find((name) => href.trim() === placeholderOf(name))

/** The pages that links of a template lead to, in the order of SITE_LINKS. */
export const siteLinksIn = (elements: readonly TemplateElement[]): SiteLink[] => {
  const names = new Set(elements.map(({ attributes }) => siteLinkIn(attributes.get('href') ?? '')))
  return SITE_LINKS.filter((name) => names.has(name))
}

/** A template with the addresses of its site, however its owner writes attributes. Text that only looks like a link stays. */
export const withSiteLinks = (html: string, addresses: SiteAddresses): string =>
  replaceAttributes(html, ({ name, fullName, value }) => {
    const link = name === 'href' ? siteLinkIn(value) : undefined
    return link && `${fullName}="${escapeHtml(addresses[link])}"`
  })

/** True if the text of a page or form may have such a link, so that its site has to be asked. Templates have it in their records. */
export const mayHaveSiteLinks = (html: string): boolean => SITE_LINKS.some((name) => html.includes(placeholderOf(name)))

const PLACEHOLDER_LINK = /( href=")\{\{(privacy|terms)\}\}(?=")/g

/** The same for pages and contact forms: we render them, and no text of theirs has such quotes, so their markup can be searched as text. */
export const withSiteLinksOfOurs = (html: string, addresses: SiteAddresses): string =>
  html.replace(PLACEHOLDER_LINK, (_, start: string, name: SiteLink) => start + escapeHtml(addresses[name]))

/** The same in words with links as owners write them. */
export const withAddresses = (words: string, addresses: SiteAddresses): string =>
  words.replace(/\]\(\{\{(privacy|terms)\}\}\)/g, (_, name: SiteLink) => `](${addresses[name]})`)
