import { list, object, text } from '../../../shared/values/names'
import type { Problem } from '../../lib/invalid'

/** Products with the id of an earlier one. The list may have other problems as well. */
export const duplicates = (products: unknown): Problem[] => {
  const ids = new Set<string>()
  return list(products).flatMap((product, index): Problem[] => {
    const id = text(object(product).id)
    const twice = id !== '' && ids.has(id)
    ids.add(id)
    return twice ? [{ path: ['products', index, 'id'], message: `"${id}" is a duplicate` }] : []
  })
}
