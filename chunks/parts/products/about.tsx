import type { OfferVariant } from '../../../shared/page/model/store'
import type { CardProps } from './card-props'
import { cut } from './cut'
import { Picture } from './picture'
import { Price } from './price'

/** Specification, section 9. */
const MAX_TITLE_LENGTHS = { wix: 18, others: 50 }
const MAX_DESCRIPTION_LENGTH = 64

interface AboutProps extends CardProps {
  /** The variant whose price is shown. */
  variant: OfferVariant
  /** An amount as text. */
  money(minor: number): string
  /** Attributes of links to the product; undefined if it has no page. */
  link?: React.AnchorHTMLAttributes<HTMLAnchorElement> | undefined
  /** Says so, because no button does. */
  soldOut: boolean
}

/** What there is to know about a product. The link covers all of it. */
export const About = ({ link, live, money, offer, soldOut, store, variant, width, words }: AboutProps) => {
  const wix = live.context.page.store === 'wix'
  // `bdi` finds the direction of a text, but leaves it where the card's other texts begin.
  const title = <bdi>{cut(offer.title, wix ? MAX_TITLE_LENGTHS.wix : MAX_TITLE_LENGTHS.others)}</bdi>
  const description = wix && cut(offer.description, MAX_DESCRIPTION_LENGTH)
  return (
    <div part="product-about">
      <Picture offer={offer} store={store} width={width} />
      <p part="product-title">{link ? <a {...link}>{title}</a> : title}</p>
      {description && (
        <p part="product-description">
          <bdi>{description}</bdi>
        </p>
      )}
      <p part="product-price">
        <Price money={money} variant={variant} words={words} />
        {soldOut && <span part="product-sold-out">{words['sold-out']}</span>}
      </p>
    </div>
  )
}
