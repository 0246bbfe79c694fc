import { readProduct } from './metadata'
import { formatMoney } from './money'
import type { TagValues } from './tag-values'

export const productTags: TagValues = ({ popup }) => ({
  product: () => readProduct().name,
  price: () => {
    const { currency, price } = readProduct()
    return price === undefined ? undefined : formatMoney(price, currency, popup.language)
  },
})
