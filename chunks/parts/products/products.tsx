import { Component } from 'react'
import { reportRejection } from '../../../shared/page/platform/dom'
import type { Marked } from '../../core/ui/index'
import { Card } from './card'
import type { CardProps } from './card-props'
import { type Attribute, attributesOf, readSettings } from './settings'
import type { Stock, StockOf } from './stock'
import { cardWidth, rowWidth } from './widths'
import { wordsOf } from './words'

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
