import { readProduct } from './metadata'
import { money } from './money'
import type { Source } from './source'

export const product: Source = ({ popup }) => ({
  product: () => readProduct().name,
  price: () => {
    const { currency, price } = readProduct()
    return price === undefined ? undefined : money(price, currency, popup.language)
  },
})
