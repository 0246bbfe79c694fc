import { formatMoney, toMinor } from '../../../shared/platform/money'
import { readProduct } from './metadata'
import type { TagValues } from './tag-values'

export const productTags: TagValues = ({ popup }) => ({
  product: () => readProduct().name,
  price: () => {
    const { currency = '', price } = readProduct()
    const minor = toMinor(price, currency)
    return minor === undefined ? undefined : formatMoney(minor, currency, popup.language)
  },
})
