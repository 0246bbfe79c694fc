/** What counting hits needs of a page document. */
import type { KnownPage, KnownPages } from '../known-pages'
import type { Store } from '../store/store'
import type { Column, Element, PageDocument } from './document'
import { optionOf } from './render/ids'

const elementsIn = (columns: Column[]): Element[] => columns.flatMap(({ elements }) => elements)

/** A widget's name is that of its element, if it has one. */
const widgetsOf = ({ sections, variants, popups }: PageDocument): KnownPage['widgets'] => {
  const columns = [...sections, ...variants.flatMap((variant) => variant.sections), ...popups].flatMap(
    (part) => part.columns,
  )
  const found = new Map<string, string>()
  for (const element of elementsIn(columns))
    if (element.type === 'widget') found.set(element.option, element.name ?? element.option)
  return [...found].map(([id, name]) => ({ id, name, effect: '' }))
}

const knownPage = (site: string, document: PageDocument): KnownPage => ({
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
})

export const knownPages = ({ pages }: Pick<Store, 'pages'>): KnownPages => ({
  async find(id) {
    const page = await pages.find(id)
    return page && knownPage(page.siteKey, page.document)
  },
  async ofSite(site) {
    return (await pages.ofSite(site)).map(({ document }) => knownPage(site, document))
  },
})
