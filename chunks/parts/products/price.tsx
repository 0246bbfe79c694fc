import type { OfferVariant } from '../../../shared/page/model/store'
import type { product } from '../../../shared/words/english'

/** Only for screen readers. */
export const Hidden = ({ text }: { text: string }) => <i className="wisp-hidden"> {text} </i>

interface PriceProps {
  variant: OfferVariant
  /** An amount as text. */
  money(minor: number): string
  words: typeof product
}

/** With the regular price if it was higher. Screen readers do not tell that it is crossed out, so words do. */
export const Price = ({ money, variant, words }: PriceProps) => {
  const { compareAtPrice = 0, price } = variant
  const reduced = compareAtPrice > price
  return (
    <>
      <b>
        {reduced && <Hidden text={words.now} />}
        {money(price)}
      </b>
      {reduced && (
        <s part="product-price-before">
          <Hidden text={words.before} />
          {money(compareAtPrice)}
        </s>
      )}
    </>
  )
}
