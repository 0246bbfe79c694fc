/** Checks that everything exists that a document names: popups, elements, sections. */
import { suggestion } from '../files/suggest'
import type { Problem } from '../lib/invalid'
import type { PageDocument } from './document'
import { actionsOf, elementsOf, type Path, type Placed, sectionsOf } from './walk'

const missing = (noun: string, name: string, names: string[], path: Path): Problem[] =>
  names.includes(name)
    ? []
    : [
        {
          path,
          message: `there is no ${noun} "${name}"${suggestion(name, names) || `; there is ${names.join(', ') || 'none'}`}`,
        },
      ]

interface Names {
  popups: string[]
  elements: string[]
  /** Everything that `#name` may lead to. */
  anchors: string[]
}

const namesIn = (document: PageDocument, variant?: number): Names => {
  const elements = elementsOf(document, variant).map(({ it }) => it.id)
  const sections = sectionsOf(document, variant).map(({ it }) => it.id)
  return { popups: document.popups.map(({ id }) => id), elements, anchors: [...sections, ...elements] }
}

const anchorProblems = (to: string, { anchors }: Names, path: Path): Problem[] =>
  /^#./.test(to) && to !== '#top' ? missing('section or element', to.slice(1), anchors, path) : []

const listed = (ids: string[], { elements }: Names, path: Path): Problem[] =>
  ids.flatMap((id, index) => missing('element', id, elements, [...path, 'elements', index]))

const actionProblems = (document: PageDocument, names: Names, variant?: number): Problem[] =>
  actionsOf(document, variant).flatMap(({ it, path }) => {
    if (it.do === 'open-popup') return missing('popup', it.popup, names.popups, [...path, 'popup'])
    if (it.do === 'open-link') return anchorProblems(it.to, names, [...path, 'to'])
    return 'elements' in it ? listed(it.elements, names, path) : []
  })

const elementProblems = (
  { it, path }: Placed<ReturnType<typeof elementsOf>[number]['it']>,
  names: Names,
): Problem[] => {
  if (it.type === 'menu')
    return it.links.flatMap(({ to }, index) => anchorProblems(to, names, [...path, 'links', index, 'to']))
  if (it.type !== 'countdown') return []
  const { atEnd } = it
  return 'elements' in atEnd ? listed(atEnd.elements, names, [...path, 'atEnd']) : []
}

/** Ids become ids of the page's markup, so that no two parts may have the same one. */
const duplicates = (document: PageDocument, variant?: number): Problem[] => {
  const ids = new Set<string>()
  const all: Placed<{ id: string }>[] = [
    ...sectionsOf(document, variant),
    ...document.popups.map((it, index) => ({ it, path: ['popups', index] })),
    ...elementsOf(document, variant),
  ]
  return all.flatMap(({ it, path }) => {
    const twice = ids.has(it.id)
    ids.add(it.id)
    return twice ? [{ path: [...path, 'id'], message: `is a duplicate: "${it.id}"` }] : []
  })
}

const problemsOf = (document: PageDocument, variant?: number): Problem[] => {
  const names = namesIn(document, variant)
  return [
    ...duplicates(document, variant),
    ...actionProblems(document, names, variant),
    ...elementsOf(document, variant).flatMap((element) => elementProblems(element, names)),
  ]
}

/** A variant may bring in a duplicate, or leave out what is named elsewhere. */
export const referenceProblems = (document: PageDocument): Problem[] => {
  const all = [undefined, ...document.variants.keys()].flatMap((variant) => problemsOf(document, variant))
  return [...new Map(all.map((problem) => [`${problem.path?.join(' ')} ${problem.message}`, problem])).values()]
}

const hasText = ({ it }: ReturnType<typeof elementsOf>[number]): boolean => 'text' in it

export const variantProblems = (document: PageDocument): Problem[] => {
  const { sections, variants } = document
  const ids = sections.map(({ id }) => id)
  const names = variants.map(({ name }) => name)
  const problems = variants.flatMap((variant, index): Problem[] => {
    const path = ['variants', index]
    const texts = elementsOf(document, index)
      .filter(hasText)
      .map(({ it }) => it.id)
    return [
      ...(names.indexOf(variant.name) < index
        ? [{ path: [...path, 'name'], message: `is a duplicate: "${variant.name}"` }]
        : []),
      ...variant.sections.flatMap(({ id }, place) => [
        ...missing('section', id, ids, [...path, 'sections', place, 'id']),
        ...(variant.sections.findIndex((other) => other.id === id) < place
          ? [{ path: [...path, 'sections', place, 'id'], message: `is a duplicate: "${id}"` }]
          : []),
      ]),
      ...Object.keys(variant.texts).flatMap((id) =>
        missing('element with a text', id, texts, [...path, 'texts', id]).map((problem) => ({
          ...problem,
          key: true as const,
        })),
      ),
    ]
  })
  const nobody = variants.length > 0 && variants.every(({ weight }) => weight === 0)
  return [
    ...problems,
    ...(nobody ? [{ path: ['variants'], message: 'must have a weight above 0 for at least one' }] : []),
  ]
}
