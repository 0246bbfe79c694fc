/** The controls of a card: its button, and the choice of a variant. */

import type { Offer, OfferVariant } from '../../../shared/page/model/store'
import type { product } from '../../../shared/words/english'
import { Hidden } from './price'

export type Step = '' | 'busy' | 'added'

interface AddButtonProps {
  step: Step
  soldOut: boolean
  words: typeof product
  /** For screen readers: which product it is about. */
  about: React.ReactNode
  press(): void
}

/** Keeps the focus while it cannot add, so that keyboards do not lose their place. Both labels take up their room. */
export const AddButton = ({ about, press, soldOut, step, words }: AddButtonProps) => {
  const label = soldOut ? words['sold-out'] : words.add
  return (
    <button
      type="button"
      className={step || undefined}
      part="product-button"
      aria-disabled={soldOut || undefined}
      aria-busy={step === 'busy' || undefined}
      onClick={press}
    >
      {/* An element of its own for each label: one that became wider after the store’s answer would be a layout shift. */}
      <span key={label}>{label}</span>
      <span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 8.5 3.5 3.5L13 5" />
        </svg>
        {words.added}
      </span>
      {about}
    </button>
  )
}

interface ChoiceProps {
  offer: Offer
  chosen: OfferVariant
  /** An amount as text. */
  money(minor: number): string
  words: typeof product
  canBeHad(variant: OfferVariant): boolean
  choose(variant: OfferVariant): void
}

/** A list of variants; with prices, if they differ. */
export const Choice = ({ canBeHad, choose, chosen, money, offer, words }: ChoiceProps) => {
  const { title, variants } = offer
  const priced = variants.some(({ price }) => price !== variants[0]?.price)
  const nameOf = (variant: OfferVariant): string =>
    [variant.title, ...(priced ? [money(variant.price)] : []), ...(canBeHad(variant) ? [] : [words['sold-out']])].join(
      ' – ',
    )
  return (
    <label part="product-choice">
      <Hidden text={title} />
      <select
        value={chosen.id}
        onChange={({ currentTarget }) => choose(variants[currentTarget.selectedIndex] as OfferVariant)}
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} disabled={!canBeHad(variant)}>
            {nameOf(variant)}
          </option>
        ))}
      </select>
    </label>
  )
}
