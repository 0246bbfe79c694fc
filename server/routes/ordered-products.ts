import { OrderedProductsForm } from '../../shared/wire/server/products'
import { DONE } from '../../shared/wire/server/reports'
import { readBody } from '../body'
import type { Route } from '../route'

export const orderedProducts: Route = {
  method: 'POST',
  path: '/api/display/wix/save-ordered-products',
  counts: 'report',
  async handle(c, { store }) {
    await store.reports.addOrderedProducts(await readBody(c, OrderedProductsForm))
    return c.json(DONE)
  },
}
