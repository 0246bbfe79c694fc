/** The product widgets of a template, by what they ask the server for. */
import { MAX_PRODUCTS } from '../../shared/model/product-widget'
import type { TemplateElement } from './elements'

export interface ProductRequest {
  category: string
  ids: string[]
  count: number
}

const DEFAULT_COUNT = 3

const countIn = (text: string | undefined): number => {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 && count <= MAX_PRODUCTS ? count : DEFAULT_COUNT
}

export const productsIn = (elements: TemplateElement[]): ProductRequest[] =>
  elements.flatMap(({ attributes }): ProductRequest[] => {
    const category = attributes.get('data-wisp-products')
    if (category === undefined) return []
    const ids = (attributes.get('data-wisp-ids') ?? '').split(/[\s,]+/).filter(Boolean)
    return [{ category: category.trim() || 'popular', ids, count: countIn(attributes.get('data-wisp-count')) }]
  })
