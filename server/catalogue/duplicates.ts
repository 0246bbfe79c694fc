import { list, object, text } from '../../shared/wire/names'
import type { FileProblem } from '../popup-file/problem'

/** Products with the id of an earlier one. The list may have other problems as well. */
export const duplicates = (products: unknown): FileProblem[] => {
  const seen = new Set<string>()
  return list(products).flatMap((one, index): FileProblem[] => {
    const id = text(object(one).id)
    const twice = id !== '' && seen.has(id)
    seen.add(id)
    return twice ? [{ path: ['products', index, 'id'], message: `"${id}" is a duplicate` }] : []
  })
}
