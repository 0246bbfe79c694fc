/** The files that a template has the page fetch beside its chunks: pictures, typefaces, products. */
import { SERVER_PLACEHOLDER } from '../../shared/model/pictures'
import { MAX_PRODUCTS } from '../../shared/model/product-widget'
import { DEVICES, type Device } from '../../shared/model/weight'
import { elementsOf, type TemplateElement } from '../template/elements'
import { chosenAddress } from './candidates'

export interface PictureAddress {
  /** With `{{server}}` in place of our own server's. */
  address: string
  devices: Device[]
}

/** Pictures of the first screen, which are drawn at once, and all that the part `picture` fetches before it. */
const isDrawn = (image: TemplateElement, later: ReadonlySet<TemplateElement>): boolean =>
  image.attributes.has('data-wisp-picture') || !later.has(image)

const screenName = ({ attributes }: TemplateElement): string => attributes.get('data-wisp-screen') ?? ''

/** The screens that come after the first. */
const laterScreens = (elements: TemplateElement[]): TemplateElement[] => {
  const screens = elements.filter(({ attributes }) => attributes.has('data-wisp-screen'))
  const first =
    screens.find((screen) => screenName(screen) === 'welcome') ??
    screens.find((screen) => /^(main|play)$/.test(screenName(screen)))
  return screens.filter((screen) => screen !== first)
}

const contentOf = (screens: TemplateElement[]): ReadonlySet<TemplateElement> =>
  new Set(screens.flatMap(({ descendants }) => descendants))

/** Addresses in CSS that are no data. */
const CSS_ADDRESSES = /url\(\s*["']?((?:https?:|\{\{server\}\})[^"')\s]+)/gi

const styledIn = (elements: TemplateElement[]): string[] =>
  elements.flatMap(({ name, text, attributes }) =>
    [...`${name === 'style' ? text : ''} ${attributes.get('style') ?? ''}`.matchAll(CSS_ADDRESSES)].map(
      ([, address = '']) => address,
    ),
  )

/** One for each file, with the devices that take it. */
const picturesOf = (images: TemplateElement[], styled: string[]): PictureAddress[] => {
  const pictures = new Map<string, Device[]>()
  for (const device of DEVICES) {
    const addresses = [...images.flatMap(({ attributes }) => chosenAddress(attributes, device) ?? []), ...styled]
    for (const address of new Set(addresses))
      if (/^(https?:|\{\{server\}\})/i.test(address)) pictures.set(address, [...(pictures.get(address) ?? []), device])
  }
  return [...pictures].map(([address, devices]) => ({ address, devices }))
}

/** The pictures that a popup draws, or waits for, when it fires. */
const picturesIn = (elements: TemplateElement[]): PictureAddress[] => {
  const later = contentOf(laterScreens(elements))
  const images = elements.filter((element) => element.name === 'img' && isDrawn(element, later))
  return picturesOf(images, styledIn(elements.filter((element) => !later.has(element))))
}

/** The pictures that each further screen adds, by its name. */
const picturesByScreen = (elements: TemplateElement[]): Map<string, PictureAddress[]> => {
  const atFirst = new Set(picturesIn(elements).map(({ address }) => address))
  return new Map(
    laterScreens(elements).map((screen) => {
      const images = screen.descendants.filter(
        ({ name, attributes }) => name === 'img' && !attributes.has('data-wisp-picture'),
      )
      const drawn = picturesOf(images, styledIn([...screen.descendants]))
      return [screenName(screen), drawn.filter(({ address }) => !atFirst.has(address))]
    }),
  )
}

/** Path of a picture on our own server; undefined if it is elsewhere. */
export const ownPath = (address: string): string | undefined =>
  address.startsWith(SERVER_PLACEHOLDER) ? address.slice(SERVER_PLACEHOLDER.length) : undefined

/** Files of typefaces, as named from the folder of the chunks. */
const fontsIn = (elements: TemplateElement[]): string[] => {
  const marked = elements.find(({ attributes }) => attributes.has('data-wisp-fonts'))
  const faces = marked?.attributes.get('data-wisp-fonts')?.split(',') ?? []
  return [...new Set(faces.flatMap((face) => face.split(' ')[3] ?? []))]
}

interface ProductRequest {
  category: string
  ids: string[]
  count: number
}

const DEFAULT_COUNT = 3

const countIn = (text: string | undefined): number => {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 && count <= MAX_PRODUCTS ? count : DEFAULT_COUNT
}

/** Categories in which the owner says which products. */
const BY_OWNER = ['manual', 'product_collection']
/** Categories of what the visitor has looked at or chosen. */
const BY_VISITOR = ['last_visited', 'product_in_cart']

/** False for products by a visitor's history, which is empty here, and for widgets that name no products. */
const isAsked = ({ category, ids }: ProductRequest): boolean =>
  !BY_VISITOR.includes(category) && (ids.length > 0 || !BY_OWNER.includes(category))

/** An algorithm starts from what the visitor has looked at, and a new one has looked at nothing. */
const asFirstAsked = (request: ProductRequest): ProductRequest =>
  BY_OWNER.includes(request.category) ? request : { ...request, ids: [] }

/** The requests of its widgets; those that want the same share the answer. */
const productsIn = (elements: TemplateElement[]): ProductRequest[] => {
  const requests = elements.flatMap(({ attributes }): ProductRequest[] => {
    const category = attributes.get('data-wisp-products')
    if (category === undefined) return []
    const ids = (attributes.get('data-wisp-ids') ?? '').split(/[\s,]+/).filter(Boolean)
    return [{ category: category.trim() || 'popular', ids, count: countIn(attributes.get('data-wisp-count')) }]
  })
  const different = new Map(requests.map((request) => [JSON.stringify(request), request]))
  return [...different.values()].filter(isAsked).map(asFirstAsked)
}

export interface TemplateFiles {
  /** The elements that these were found in. */
  elements: TemplateElement[]
  pictures: PictureAddress[]
  screenPictures: Map<string, PictureAddress[]>
  fonts: string[]
  products: ProductRequest[]
}

export const templateFiles = (html: string): TemplateFiles => {
  const elements = elementsOf(html)
  return {
    elements,
    pictures: picturesIn(elements),
    screenPictures: picturesByScreen(elements),
    fonts: fontsIn(elements),
    products: productsIn(elements),
  }
}
