/**
 * Links to pages that every site has under an address of its own. A template names them by a placeholder, and the server puts the
 * site's address there when the template is sent, so that an owner changes it in one place.
 */
import { escapeHtml } from '../lib/markup'
import type { TemplateElement } from './elements'

export const SITE_LINKS = ['privacy', 'terms'] as const
export type SiteLink = (typeof SITE_LINKS)[number]

/** The addresses of a site's pages; '' for those that its owner has not said. */
export type SiteAddresses = Readonly<Record<SiteLink, string>>

export const placeholderOf = (name: SiteLink): string => `{{${name}}}`

/** The pages that links of a template lead to, in the order of SITE_LINKS. */
export const siteLinksIn = (elements: readonly TemplateElement[]): SiteLink[] => {
  const addresses = new Set(elements.map(({ attributes }) => attributes.get('href')))
  return SITE_LINKS.filter((name) => addresses.has(placeholderOf(name)))
}

const PLACEHOLDERS = /(\shref=(["']))\{\{(privacy|terms)\}\}(?=\2)/g

/** True if the text may have such a link, so that its site has to be asked. */
export const mayHaveSiteLinks = (html: string): boolean => SITE_LINKS.some((name) => html.includes(placeholderOf(name)))

/** The template with the addresses of its site. Text that only looks like a placeholder stays. */
export const withSiteLinks = (html: string, addresses: SiteAddresses): string =>
  html.replace(PLACEHOLDERS, (_, start: string, __, name: SiteLink) => start + escapeHtml(addresses[name]))

/** The same in words with links as owners write them. */
export const withAddresses = (words: string, addresses: SiteAddresses): string =>
  words.replace(/\]\(\{\{(privacy|terms)\}\}\)/g, (_, name: SiteLink) => `](${addresses[name]})`)
