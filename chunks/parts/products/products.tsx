import { Component } from 'react'
import { reportRejection } from '../../../shared/page/platform/dom'
import { product as english } from '../../../shared/words/english'
import type { Live, Marked } from '../../core/ui/index'
import { Card } from './card'
import type { CardProps } from './card-props'
import { type Attribute, attributesOf, readSettings } from './settings'
import type { Stock, StockOf } from './stock'

/** Specification, section 9: the width (px) of one, two or three cards beside each other, in five sizes. */
const CARD_WIDTHS_PX = [
  [150, 180, 200, 280, 350],
  [200, 300, 400, 550, 750],
  [400, 450, 620, 680, 800],
]

/** Between two cards, in px. */
const GAP_PX = 16

/** The width of a row of so many cards; of a column, if it is the row of one. */
export const rowWidth = (cards: number, size: number, fullpage: boolean): number =>
  (CARD_WIDTHS_PX[cards - 1]?.[size - 1] as number) * (fullpage ? 1.25 : 1)

export const cardWidth = (row: number, cards: number): number => Math.round((row - GAP_PX * (cards - 1)) / cards)

const ADD_RESULTS = ['added', 'sold-out', 'in-cart', 'failed'] as const

/** With the design's own words. Those in another language come with the popup. */
const wordsOf = (live: Live, attribute: Attribute): typeof english => {
  const words = { ...english, ...live.words }
  const label = attribute('label')
  if (label) words.add = words.view = label
  for (const result of ADD_RESULTS) words[result] = attribute(`label-${result}`) || words[result]
  return words
}

export interface ProductsProps extends Marked, Pick<CardProps, 'count'> {
  stockOf: StockOf
  attribute: Attribute
}

/** The cards of the products that the attributes name. */
export class Products extends Component<ProductsProps, { stock: Stock | undefined; isKnown?: boolean }> {
  private readonly settings = readSettings(this.props.attribute)
  private readonly asked = this.props.stockOf(this.settings.request)
  override state: { stock: Stock | undefined; isKnown?: boolean } = {
    stock: this.asked instanceof Promise ? undefined : this.asked,
  }
  private over = false

  private async wait(): Promise<void> {
    const { source, stockOf } = this.props
    // What an answer chooses may be sold out: then the cards show what the template says.
    const stock = (await this.asked) ?? (await stockOf(readSettings(attributesOf(source)).request))
    if (!this.over) this.setState({ stock, isKnown: true })
  }
  /** On a later screen the products may still be on their way. */
  override componentDidMount(): void {
    reportRejection(this.wait())
  }
  override componentWillUnmount(): void {
    this.over = true
  }

  override render() {
    const { attribute, count, element, live, source } = this.props
    const { type } = live.context.popup
    const { isKnown, stock } = this.state
    // Without products, what the template has in their place.
    if (!stock) return isKnown ? element : null
    const { layout, size } = this.settings
    const column = layout === 'vertical'
    const cards = column ? 1 : stock.offers.length
    const row = rowWidth(cards, size, type === 'fullpage')
    const shared = {
      count,
      live,
      store: stock.store,
      settings: this.settings,
      width: cardWidth(row, cards),
      words: wordsOf(live, attribute),
    }
    return (
      <div
        className={source.getAttribute('class') ?? undefined}
        part="products"
        // Small sizes keep their pictures above the words, and so does a single card.
        data-beside={(column ? row > 200 : cards > 1 && row > 300) || undefined}
        style={{ '--wisp-row': `${row}px`, '--wisp-cards': cards, fontSize: `${12 + size}px` } as React.CSSProperties}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers, Safari does not take it for a list */}
        <ul role="list">
          {stock.offers.map((offer) => (
            <Card key={offer.id} offer={offer} {...shared} />
          ))}
        </ul>
      </div>
    )
  }
}
