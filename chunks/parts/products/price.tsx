import type { OfferVariant } from '../../../shared/model/store'
import type { Language } from '../../../shared/model/text'
import { formatMoney } from '../../../shared/platform/money'
import type { CardWords } from './words'

interface PriceProps {
  variant: OfferVariant
  currency: string
  language: Language
  words: CardWords
}

/** With the regular price if it was higher. Screen readers do not tell that it is crossed out, so words do. */
export const Price = ({ currency, language, variant, words }: PriceProps) => {
  const { compareAtPrice = 0, price } = variant
  const shown = (minor: number): string => formatMoney(minor, currency, language)
  if (compareAtPrice <= price) return <b>{shown(price)}</b>
  return (
    <>
      <b>
        <span className="wisp-hidden">{words.now} </span>
        {shown(price)}
      </b>{' '}
      <s part="product-price-before">
        <span className="wisp-hidden">{words.before} </span>
        {shown(compareAtPrice)}
      </s>
    </>
  )
}
