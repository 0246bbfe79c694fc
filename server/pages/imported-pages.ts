/** Reads from a page document the parts that its hits are checked against. */

import type { Element, PageDocument } from './document'
import type { ImportedPage, ImportedPages } from './imported-page'
import type { Pages } from './queries'
import { menuButtonId, optionOf } from './render/ids'
import { elementsOf } from './walk'

/** All elements that any visitor may see, also in variants, popups and widgets. */
const allElements = (document: PageDocument): Element[] =>
  [undefined, ...document.variants.keys()].flatMap((variant) => elementsOf(document, variant).map(({ it }) => it))

/** Longest name that a hit carries. */
const MAX_HIT_NAME_LENGTH = 50

const textOf = (element: Element): string => ('text' in element ? element.text : '')

/** The button of a form has no id, so it is counted by what it says. */
const countedBy = (element: Element): [string, string][] => {
  const { id, name, type } = element
  const label = name ?? (textOf(element) || id)
  if (type === 'form')
    return [
      [id, label],
      ...(name ? [[name, name] as [string, string]] : []),
      [element.button.slice(0, MAX_HIT_NAME_LENGTH), element.button],
    ]
  if (type === 'menu' && element.button)
    return [
      [menuButtonId(id), element.button.text],
      [id, label],
    ]
  return [[name ?? id, label]]
}

/** A widget's name is that of its element, if it has one. */
const widgetsOf = (document: PageDocument): ImportedPage['widgets'] => {
  const names = new Map<string, string>()
  for (const element of allElements(document))
    if (element.type === 'widget') names.set(element.option, element.name ?? element.option)
  return [...names].map(([id, name]) => ({ id, name, effect: '' }))
}

const importedPage = (site: string, document: PageDocument): ImportedPage => ({
  id: document.id,
  site,
  name: document.title,
  path: `/l/${document.slug}`,
  variants: document.variants.map(({ name }) => name),
  popups: document.popups.map((popup) => ({
    id: optionOf(document, popup),
    name: popup.name,
    effect: popup.animation,
  })),
  widgets: widgetsOf(document),
  elements: new Map(allElements(document).flatMap(countedBy)),
})

export const importedPages = ({ pages }: { pages: Pick<Pages, 'find' | 'ofSite'> }): ImportedPages => ({
  async find(id) {
    const page = await pages.find(id)
    return page && importedPage(page.siteKey, page.document)
  },
  async ofSite(site) {
    return (await pages.ofSite(site)).map(({ document }) => importedPage(site, document))
  },
})
