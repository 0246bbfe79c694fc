import { list, object, text } from '../../../shared/values/names'
import type { FileProblem } from '../../files/problem'

/** Products with the id of an earlier one. The list may have other problems as well. */
export const duplicates = (products: unknown): FileProblem[] => {
  const ids = new Set<string>()
  return list(products).flatMap((product, index): FileProblem[] => {
    const id = text(object(product).id)
    const twice = id !== '' && ids.has(id)
    ids.add(id)
    return twice ? [{ path: ['products', index, 'id'], message: `"${id}" is a duplicate` }] : []
  })
}
