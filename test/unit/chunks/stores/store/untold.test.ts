// @vitest-environment happy-dom
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { untold } from '../../../../../chunks/stores/store/untold'
import { abandonmentUrl } from '../../../../../shared/wire/page/shopify'
import { AbandonmentQuery } from '../../../../../shared/wire/server/shopify'
import { freshStore, pageOf } from '../page'

freshStore()

it('names a product up to a character that the server takes', () => {
  const { page } = pageOf()
  const line = { product: '1', variant: '11', quantity: 1, price: 900, name: `${'x'.repeat(29)}\u{1F600} mug` }
  const [news] = untold(page.storage, 'shopify', {
    customer: '',
    cart: { count: 1, value: 900, currency: 'EUR', lines: [line] },
  })
  const address = new URL(abandonmentUrl(page, { ...(news as NonNullable<typeof news>), shopId: 'key', customer: '' }))
  const { output, issues } = v.safeParse(AbandonmentQuery, Object.fromEntries(address.searchParams))
  expect([issues, output]).toMatchObject([undefined, { products: [{ name: `${'x'.repeat(29)}\u{1F600}` }] }])
})
