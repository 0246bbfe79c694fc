/** The finished HTML of a page: what search engines and previews of links read, around what the visitor sees. */

import { localeOf } from '../../shared/model/locale'
import { direction } from '../../shared/model/text'
import { isRemote } from '../files/addresses'
import { el, htmlOf, Markup } from '../lib/markup'
import { pageScriptTag } from '../sites/script-tag'
import type { PageDocument } from './document'
import { renderPage } from './render'

/** Replaced by the server's own address when the page is sent. No text of a document can contain it: `<` is escaped. */
export const ORIGIN = '<!--wisp-origin-->'

/** Stands for that until all texts are escaped: a sign that no document may contain. */
const SERVER = '\0'

const meta = (name: string, content: string | undefined): Markup | false =>
  content !== undefined && el('meta', { name, content })
const property = (name: string, content: string | number | undefined): Markup | false =>
  content !== undefined && el('meta', { property: name, content })

export const pathOf = (slug: string): string => `/l/${slug}`

type Address = (src: string) => string

const preview = (page: PageDocument, url: string, address: Address): string => {
  const { title, description, picture, language } = page
  const image = picture && (isRemote(picture.src) ? picture.src : SERVER + address(picture.src))
  return htmlOf(
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', localeOf(language)),
    property('og:image', image),
    property('og:image:alt', picture?.alt || undefined),
    property('og:image:width', picture?.width),
    property('og:image:height', picture?.height),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  )
}

const head = (page: PageDocument, address: Address): string => {
  const { title, description, canonical, slug, theme } = page
  const url = SERVER + pathOf(slug)
  return htmlOf(
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    el('title', {}, title),
    meta('description', description),
    el('link', { rel: 'canonical', href: canonical ?? url }),
    new Markup(preview(page, canonical ?? url, address)),
    meta('theme-color', theme.paper),
    el('link', { rel: 'icon', href: 'data:,' }),
  ).replaceAll(SERVER, ORIGIN)
}

interface Making {
  site: string
  address: Address
  /** JSON for its runtime, escaped. */
  data: string
}

/** @param page as visitors of its variant see it */
export const pageHtml = (page: PageDocument, { site, address, data }: Making): { html: string; css: string } => {
  const { language, id } = page
  const rendered = renderPage(page, { address, data, tag: pageScriptTag(site) })
  const html = `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
${head(page, address)}
<style>${rendered.css}</style>
${rendered.head}
</head>
${htmlOf(el('body', { 'data-page-id': id }, new Markup(rendered.body)))}
</html>
`
  return { html, css: rendered.css }
}
