/** The texts of a page document that link to pages of its site, each by its place in the file. */
import { siteLinksOf } from '../files/links'
import type { LinkUse } from '../sites/addresses'
import { SITE_LINKS, type SiteLink } from '../template/site-links'
import type { PageDocument } from './document'
import { elementsOf, type Path } from './walk'

type Place = [path: Path, text: string]

/** Elements inside of others have places of their own. */
const textsAt = (value: unknown, path: Path): Place[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (key === 'elements' ? [] : textsAt(each, [...path, key])))
}

/** Variants share most of their elements. */
const placesIn = (document: PageDocument): Place[] => {
  const elements = [undefined, ...document.variants.keys()].flatMap((variant) => elementsOf(document, variant))
  return [
    ...new Map(elements.map((element) => [element.path.join('.'), element])).values(),
    ...document.variants.map(({ texts }, index) => ({ it: texts, path: ['variants', index, 'texts'] })),
  ].flatMap(({ it, path }) => textsAt(it, path))
}

/** @param links that the finished page has: a text may stand where there can be none */
export const linkUses = (document: PageDocument, links: readonly SiteLink[]): LinkUse[] => {
  const uses = placesIn(document).map(
    ([path, text]): LinkUse => [
      `The text ${path.join('.')}`,
      siteLinksOf([text]).filter((name) => links.includes(name)),
    ],
  )
  const linkNames = uses.flatMap(([, names]) => names)
  return [...uses, ['The page', SITE_LINKS.filter((name) => links.includes(name) && !linkNames.includes(name))]]
}
