/** The site's own calls to the cart, in the version that it is on. */
import { siteData } from './data'

export interface CartLine {
  id: string
  quantity: number
  catalogReference: { catalogItemId: string }
  productName: { original: string }
  descriptionLines: { plainText: { original: string } }[]
  url: { relativePath: string }
  image: { url: string }
  price: { amount: string }
}

const APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const ADD = { 1: ['add-to-cart', 'lineItems'], 2: ['add-line-items', 'catalogItems'] } as const

const call = (path: string, body?: object): Promise<Response> =>
  fetch(`/_api/ecom-cart/v${siteData.version}/carts${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: siteData.token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const refusalIn = async (response: Response): Promise<string> => (response.ok ? '' : (await response.json()).message)

/** The newest line first; empty if there is no cart. */
export const readLines = async (): Promise<CartLine[]> => {
  const response = await call('/current')
  return response.ok ? (await response.json()).cart.lineItems.reverse() : []
}

/** Resolves with what the site says of a refusal. */
export const addItem = async (product: string, variant: string, quantity: number): Promise<string> => {
  const options = variant === product ? undefined : { variantId: variant }
  const [path, name] = ADD[siteData.version]
  const item = { quantity, catalogReference: { appId: APP, catalogItemId: product, options } }
  return refusalIn(await call(`/current/${path}`, { [name]: [item] }))
}

export const setQuantity = async (id: string, quantity: number): Promise<string> =>
  refusalIn(await call('/current/update-line-items-quantity', { lineItems: [{ id, quantity }] }))

export const removeLines = async (lineItemIds: string[]): Promise<string> =>
  refusalIn(await call('/current/remove-line-items', { lineItemIds }))
