/** What counting hits needs of a page document. */
import type { KnownPage } from '../known-pages'
import type { Column, Element, PageDocument } from './document'

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

export const knownPage = (site: string, document: PageDocument): KnownPage => ({
  id: document.id,
  site,
  name: document.title,
  path: `/l/${document.slug}`,
  variants: document.variants.map(({ name }) => name),
  popups: document.popups.map(({ id, name, animation }) => ({ id, name, effect: animation })),
  widgets: widgetsOf(document),
})
