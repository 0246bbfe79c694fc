/** Finds the parts of a document, each with the keys that lead to it in the file. */
import type { Action, Column, Element, PageDocument, Picture, Section, VideoBackground } from './document'

export type Path = (string | number)[]

export interface Placed<T> {
  it: T
  path: Path
}

const inElement = (element: Element, path: Path): Placed<Element>[] => [
  { it: element, path },
  ...(element.type === 'widget'
    ? element.elements.flatMap((each, index) => inElement(each, [...path, 'elements', index]))
    : []),
]

const inColumns = (columns: Column[], path: Path): Placed<Element>[] =>
  columns.flatMap(({ elements }, column) =>
    elements.flatMap((each, index) => inElement(each, [...path, 'columns', column, 'elements', index])),
  )

/** The sections of a page, or of one of its variants. */
export const sectionsOf = ({ sections, variants }: PageDocument, variant?: number): Placed<Section>[] =>
  sections.map((section, index) => {
    const replacementIndex =
      variant === undefined ? -1 : (variants[variant]?.sections.findIndex(({ id }) => id === section.id) ?? -1)
    const replaced = replacementIndex < 0 ? undefined : variants[variant as number]?.sections[replacementIndex]
    if (!replaced) return { it: section, path: ['sections', index] }
    return { it: replaced, path: ['variants', variant as number, 'sections', replacementIndex] }
  })

/** All elements, also those of popups and widgets. */
export const elementsOf = (document: PageDocument, variant?: number): Placed<Element>[] => [
  ...sectionsOf(document, variant).flatMap(({ it, path }) => inColumns(it.columns, path)),
  ...document.popups.flatMap(({ columns }, index) => inColumns(columns, ['popups', index])),
]

const actionsIn = ({ it, path }: Placed<Element>): Placed<Action>[] => [
  ...(it.action ? [{ it: it.action, path: [...path, 'action'] }] : []),
  ...(it.type === 'menu' && it.button ? [{ it: it.button.action, path: [...path, 'button', 'action'] }] : []),
]

export const actionsOf = (document: PageDocument, variant?: number): Placed<Action>[] =>
  elementsOf(document, variant).flatMap(actionsIn)

type Media = { picture: Picture } | { video: VideoBackground }

const picturesAt = (picture: Picture | undefined, path: Path): Placed<Media>[] =>
  picture ? [{ it: { picture }, path }] : []
const videoAt = (video: VideoBackground | undefined, path: Path): Placed<Media>[] =>
  video ? [{ it: { video }, path }] : []

const mediaOfElement = ({ it, path }: Placed<Element>): Placed<Media>[] => {
  if (it.type === 'picture' || it.type === 'quote') return picturesAt(it.picture, [...path, 'picture'])
  if (it.type === 'menu') return picturesAt(it.logo, [...path, 'logo'])
  return it.type === 'video' ? videoAt(it.video, [...path, 'video']) : []
}

/** All pictures and films, of all variants. */
export const mediaOf = (document: PageDocument): Placed<Media>[] => {
  const sections = [undefined, ...document.variants.keys()].flatMap((variant) => sectionsOf(document, variant))
  const elements = [undefined, ...document.variants.keys()].flatMap((variant) => elementsOf(document, variant))
  const places = [
    ...picturesAt(document.picture, ['picture']),
    ...sections.flatMap(({ it, path }) => [
      ...picturesAt(it.picture, [...path, 'picture']),
      ...videoAt(it.video, [...path, 'video']),
    ]),
    ...elements.flatMap(mediaOfElement),
  ]
  return [...new Map(places.map((medium) => [medium.path.join(' '), medium])).values()]
}

/** The page as visitors of one variant see it. */
export const withVariant = (document: PageDocument, variant: number): PageDocument => {
  const { title = document.title, texts = {} } = document.variants[variant] ?? {}
  const textsByName = new Map(Object.entries(texts))
  const retold = (element: Element): Element => {
    if (element.type === 'widget') return { ...element, elements: element.elements.map(retold) }
    const text = textsByName.get(element.id)
    return text !== undefined && 'text' in element ? { ...element, text } : element
  }
  const columns = (all: Column[]): Column[] =>
    all.map((column) => ({ ...column, elements: column.elements.map(retold) }))
  return {
    ...document,
    title,
    sections: sectionsOf(document, variant).map(({ it }) => ({ ...it, columns: columns(it.columns) })),
    popups: document.popups.map((popup) => ({ ...popup, columns: columns(popup.columns) })),
  }
}
