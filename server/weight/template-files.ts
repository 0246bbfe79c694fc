/** The files that a template has the page fetch beside its chunks: pictures, typefaces, products. */
import { SERVER_PLACEHOLDER } from '../../shared/model/pictures'
import { DEVICES, type Device } from '../../shared/model/weight'
import type { TemplatePicture } from '../template/pictures'
import type { ProductRequest } from '../template/products'
import type { TemplateRecord } from '../template/record'
import { chosenAddress } from './candidates'

export interface PictureAddress {
  /** With `{{server}}` in place of our own server's. */
  address: string
  devices: Device[]
}

/** One for each file, with the devices that take it. */
const addressesOf = (pictures: TemplatePicture[]): PictureAddress[] => {
  const addresses = new Map<string, Device[]>()
  for (const device of DEVICES)
    for (const address of new Set(pictures.map((picture) => chosenAddress(picture, device))))
      if (/^(https?:|\{\{server\}\})/i.test(address))
        addresses.set(address, [...(addresses.get(address) ?? []), device])
  return [...addresses].map(([address, devices]) => ({ address, devices }))
}

/** The screen that a popup shows first. */
const firstScreen = ({ screens }: TemplateRecord): string | undefined =>
  screens.find((screen) => screen === 'welcome') ?? screens.find((screen) => /^(main|play)$/.test(screen))

/** The pictures that a popup draws, or waits for, when it fires. */
const picturesAtFirst = (template: TemplateRecord): PictureAddress[] => {
  const first = firstScreen(template)
  return addressesOf(template.pictures.filter(({ screen = first, awaited }) => awaited || screen === first))
}

/** The pictures that each further screen adds, by its name. */
const picturesByScreen = (template: TemplateRecord): Map<string, PictureAddress[]> => {
  const { pictures, screens } = template
  const atFirst = new Set(picturesAtFirst(template).map(({ address }) => address))
  const first = firstScreen(template)
  const addedBy = (name: string): PictureAddress[] =>
    addressesOf(pictures.filter(({ screen, awaited }) => screen === name && !awaited)).filter(
      ({ address }) => !atFirst.has(address),
    )
  return new Map(screens.filter((name) => name !== first).map((name) => [name, addedBy(name)]))
}

/** Path of a picture on our own server; undefined if it is elsewhere. */
export const ownPath = (address: string): string | undefined =>
  address.startsWith(SERVER_PLACEHOLDER) ? address.slice(SERVER_PLACEHOLDER.length) : undefined

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
const productsAsked = ({ products }: TemplateRecord): ProductRequest[] => {
  const different = new Map(products.map((request) => [JSON.stringify(request), request]))
  return [...different.values()].filter(isAsked).map(asFirstAsked)
}

export interface TemplateFiles {
  pictures: PictureAddress[]
  screenPictures: Map<string, PictureAddress[]>
  typefaces: string[]
  products: ProductRequest[]
}

export const templateFiles = (template: TemplateRecord): TemplateFiles => ({
  pictures: picturesAtFirst(template),
  screenPictures: picturesByScreen(template),
  typefaces: template.typefaces,
  products: productsAsked(template),
})
