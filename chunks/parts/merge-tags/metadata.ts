/** What a page says of its product, as search engines and social networks read it. */

import { doc } from '../../../shared/platform/safe-dom'
import { list, object } from '../../../shared/wire/names'

interface Product {
  name?: string
  price?: number
  /** ISO 4217. */
  currency?: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const meta = (...properties: string[]): string | undefined => {
  for (const property of properties) {
    const element = doc.querySelector<HTMLMetaElement>(`meta[property="${property}"],meta[name="${property}"]`)
    if (element?.content) return element.content
  }
}

/** https://ogp.me and Facebook's product tags. */
const openGraph = (): Product => ({
  name: meta('og:title'),
  price: Number(meta('product:price:amount', 'og:price:amount') ?? Number.NaN),
  currency: meta('product:price:currency', 'og:price:currency'),
})

const parsed = ({ textContent }: Element): unknown => {
  try {
    return JSON.parse(textContent ?? '')
  } catch {
    // Somebody else's mistake.
  }
}

/** A node, a list of them, or a graph. */
const nodes = (data: unknown): Record<string, unknown>[] =>
  Array.isArray(data) ? data.flatMap(nodes) : [object(data), ...list(object(data)['@graph']).map(object)]

/** https://schema.org/Product; of several offers the first, of a range the lowest. */
const linkedData = (): Product => {
  const scripts = [...doc.querySelectorAll('script[type="application/ld+json"]')]
  const product = scripts
    .flatMap((script) => nodes(parsed(script)))
    .find((node) => [node['@type']].flat().includes('Product'))
  if (!product) return {}
  const offer = object([product.offers].flat()[0])
  const price = offer.price ?? offer.lowPrice
  return {
    name: text(product.name),
    price: Number(price ?? Number.NaN),
    currency: text(offer.priceCurrency),
  }
}

/** Linked data names the product alone; a page's title has often more in it. */
export const readProduct = (): Product => {
  const [exact, social] = [linkedData(), openGraph()]
  // One source for both, so that no price gets the other's currency.
  const { price, currency } = Number.isFinite(exact.price) ? exact : social
  return { name: exact.name ?? social.name, ...(Number.isFinite(price) && { price }), currency }
}
