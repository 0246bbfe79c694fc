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

/** All that stands in screens that come after the first. */
const laterIn = (elements: TemplateElement[]): ReadonlySet<TemplateElement> => {
  const screens = elements.filter(({ attributes }) => attributes.has('data-wisp-screen'))
  const nameOf = ({ attributes }: TemplateElement): string => attributes.get('data-wisp-screen') ?? ''
  const first =
    screens.find((screen) => nameOf(screen) === 'welcome') ??
    screens.find((screen) => /^(main|play)$/.test(nameOf(screen)))
  return new Set(screens.filter((screen) => screen !== first).flatMap(({ descendants }) => descendants))
}

/** Addresses in CSS that are no data. */
const CSS_ADDRESSES = /url\(\s*["']?((?:https?:|\{\{server\}\})[^"')\s]+)/gi

const styledIn = (elements: TemplateElement[]): string[] =>
  elements.flatMap(({ name, text, attributes }) =>
    [...`${name === 'style' ? text : ''} ${attributes.get('style') ?? ''}`.matchAll(CSS_ADDRESSES)].map(
      ([, address = '']) => address,
    ),
  )

/** One for each file, with the devices that take it. */
const picturesIn = (elements: TemplateElement[]): PictureAddress[] => {
  const later = laterIn(elements)
  const images = elements.filter((element) => element.name === 'img' && isDrawn(element, later))
  const styled = styledIn(elements.filter((element) => !later.has(element)))
  const pictures = new Map<string, Device[]>()
  for (const device of DEVICES) {
    const addresses = [...images.flatMap(({ attributes }) => chosenAddress(attributes, device) ?? []), ...styled]
    for (const address of new Set(addresses))
      if (/^(https?:|\{\{server\}\})/i.test(address)) pictures.set(address, [...(pictures.get(address) ?? []), device])
  }
  return [...pictures].map(([address, devices]) => ({ address, devices }))
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
  pictures: PictureAddress[]
  fonts: string[]
  products: ProductRequest[]
}

export const templateFiles = (html: string): TemplateFiles => {
  const elements = elementsOf(html)
  return { pictures: picturesIn(elements), fonts: fontsIn(elements), products: productsIn(elements) }
}
