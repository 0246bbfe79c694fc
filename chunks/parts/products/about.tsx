import type { OfferVariant } from '../../../shared/page/model/store'
import type { CardProps } from './card-props'
import { Picture } from './picture'
import { Price } from './price'

/** More than any title that is worth reading; segmenting a whole book would take seconds. */
const MAX_SEGMENTED_LENGTH = 999

/** Splits a text into what readers see as one character each: an emoji family, a flag, a letter with its points. */
const characters = (text: string): string[] =>
  Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text]

/** The first characters of a text, followed by dots if there are more. */
export const cut = (text: string, maxLength: number): string => {
  const all = characters(text.slice(0, MAX_SEGMENTED_LENGTH).trim())
  return all.length > maxLength
    ? `${all
        .slice(0, maxLength)
        .join('')
        .replace(/[\s.,]+$/, '')}...`
    : all.join('')
}

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

/** Everything that a card says about its product. The link covers it all. */
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
