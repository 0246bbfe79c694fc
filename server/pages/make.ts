/** A page as it is stored: finished HTML for each variant, so that a request needs nothing but to read it. */
import { encodePage } from '../../shared/wire/server/page-builder'
import type { Element, PageDocument } from './document'
import { leadFields } from './lead-fields'
import { pageHtml } from './page-html'
import { policyOf } from './policy'
import type { MadePage } from './queries'
import type { ReadPage } from './read'
import { menuButtonId } from './render/ids'
import { elementsOf, withVariant } from './walk'

/** Folder of the owner's files on the server. */
const FILES_PATH = '/l-files/'

/** The host of a whole address. */
const hostOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).host].filter(Boolean) : [])

/** The document is the owner's, so it may lead wherever it says. */
const hostsOf = (elements: Element[]): string[] => [
  ...new Set(
    elements.flatMap((element) =>
      element.type === 'countdown' && 'to' in element.atEnd ? hostOf(element.atEnd.to) : [],
    ),
  ),
]

const dataOf = (page: PageDocument, variant: string, site: string): string => {
  const elements = elementsOf(page).map(({ it }) => it)
  return encodePage({
    id: page.id,
    variant,
    site,
    toasts: page.toasts,
    hosts: hostsOf(elements),
    popups: page.popups.map((popup) => [popup.id, popup]),
    actions: elements
      .flatMap((element) => [
        ...(element.action ? [[element.id, element.action] as const] : []),
        ...(element.type === 'menu' && element.button
          ? [[menuButtonId(element.id), element.button.action] as const]
          : []),
      ])
      .map(([id, action]) => [id, action]),
  })
}

type Names = ReadonlyMap<string, string>

const makeVariant = (page: PageDocument, name: string, weight: number, site: string, names: Names) => {
  const file = (src: string): string | undefined => names.get(src)
  const address = (src: string): string => (file(src) === undefined ? src : FILES_PATH + file(src))
  const { html, css } = pageHtml(page, { site, address, data: dataOf(page, name, site) })
  return { name, weight, html, policy: policyOf(page, css) }
}

export const makePage = ({ document, files }: Pick<ReadPage, 'document' | 'files'>, site: string): MadePage => {
  const names = new Map([...files].map(([src, { name }]) => [src, name]))
  const { variants } = document
  const tested = variants.map(({ name, weight }, index) =>
    makeVariant(withVariant(document, index), name, weight, site, names),
  )
  return {
    document,
    variants: tested.length ? tested : [makeVariant(document, '', 1, site, names)],
    files: [...new Map([...files.values()].map(({ name, type, content }) => [name, { name, type, content }])).values()],
    names: Object.fromEntries(names),
    forms: leadFields(document),
  }
}
