/** Reads a page's product from the metadata meant for search engines and social networks. */

import { doc } from '../../../shared/page/platform/safe-dom'
import { list, object } from '../../../shared/values/names'

interface Product {
  name?: string | undefined
  /** NaN if unknown. */
  price?: number | undefined
  /** ISO 4217. */
  currency?: string | undefined
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

const parseJson = ({ textContent }: Element): unknown => {
  try {
    return JSON.parse(textContent ?? '')
  } catch {
    // Invalid JSON of the page: ignore it.
  }
}

/** JSON-LD may be one node, a list of nodes, or a graph. */
const nodes = (data: unknown): Record<string, unknown>[] =>
  Array.isArray(data) ? data.flatMap(nodes) : [object(data), ...list(object(data)['@graph']).map(object)]

/** https://schema.org/Product; the first of several offers, the lowest of a price range. */
const linkedData = (): Product => {
  const scripts = [...doc.querySelectorAll('script[type="application/ld+json"]')]
  const product = scripts
    .flatMap((script) => nodes(parseJson(script)))
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

/** Prefers the name from linked data: `og:title` often holds more than the product's name. */
export const readProduct = (): Product => {
  const [jsonLd, graph] = [linkedData(), openGraph()]
  // Take price and currency from the same source, so that they match.
  const { price, currency } = Number.isFinite(jsonLd.price) ? jsonLd : graph
  return { name: jsonLd.name ?? graph.name, price, currency }
}
