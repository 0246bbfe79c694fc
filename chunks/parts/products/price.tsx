import type { ProductWords } from '../../../shared/model/product-widget'
import type { OfferVariant } from '../../../shared/model/store'
import type { Language } from '../../../shared/model/text'
import { formatMoney } from '../../../shared/platform/money'
import { Hidden } from './hidden'

interface PriceProps {
  variant: OfferVariant
  currency: string
  language: Language
  words: ProductWords
}

/** With the regular price if it was higher. Screen readers do not tell that it is crossed out, so words do. */
export const Price = ({ currency, language, variant, words }: PriceProps) => {
  const { compareAtPrice = 0, price } = variant
  const shown = (minor: number): string => formatMoney(minor, currency, language)
  const reduced = compareAtPrice > price
  return (
    <>
      <b>
        {reduced && <Hidden text={words.now} />}
        {shown(price)}
      </b>
      {reduced && (
        <s part="product-price-before">
          <Hidden text={words.before} />
          {shown(compareAtPrice)}
        </s>
      )}
    </>
  )
}
