import { Component } from 'react'
import type { OfferVariant } from '../../../shared/page/model/store'
import { after, all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { About } from './about'
import { webAddress } from './address'
import type { CardProps } from './card-props'
import { AddButton, Choice, type Step } from './controls'
import { Hidden } from './price'

interface CardState {
  variant: OfferVariant
  step: Step
  /** The line under the button. */
  note: string
}

/** Milliseconds in which another press is taken for a part of the last one. */
const SAME_PRESS_MS = 1_000
/** Milliseconds that “Added to cart” is shown. */
const FEEDBACK_MS = 3_000

/** The card of one product. */
export class Card extends Component<CardProps, CardState> {
  /** Ids of what the store has refused as sold out, although its list of products says otherwise. */
  private readonly gone = new Set<string>()
  private readonly canBeHad = ({ available, id }: OfferVariant): boolean => available && !this.gone.has(id)
  override state: CardState = {
    variant: this.props.offer.variants.find(this.canBeHad) ?? (this.props.offer.variants[0] as OfferVariant),
    step: '',
    note: '',
  }
  private over = false
  private busy = false
  private rest: Stop = () => {}

  override componentWillUnmount(): void {
    this.over = true
    this.rest()
  }

  /** In a step the button shows what it is; anything else is told under it. Screen readers read out both. */
  private tell(step: Step, message: string): void {
    const { live, offer } = this.props
    this.setState({ step, note: step ? '' : message })
    live.say(`${message}: ${offer.title}`)
  }

  private readonly press = (): void => {
    const { live, words } = this.props
    if (this.busy) return
    if (!this.canBeHad(this.state.variant)) live.say(words['sold-out'])
    else if (live.preview) this.tell('', live.preview.refused)
    else reportRejection(this.add())
  }

  private async add(): Promise<void> {
    const { count, live, offer, settings, store, words } = this.props
    const { id } = this.state.variant
    this.busy = true
    this.rest()
    this.tell('busy', words.adding)
    const added = await store.add([{ product: offer.id, variant: id, quantity: 1 }])
    if (added === 'added') count(live)
    // The visitor has closed the popup meanwhile.
    if (this.over) return
    const cart = settings.button === 'add_to_cart_redirect' && webAddress(store.cartUrl())
    if (added === 'added' && cart) {
      live.close('link')
      location.assign(cart)
      return
    }
    if (added === 'sold-out') this.gone.add(id)
    this.tell(added === 'added' ? added : '', words[added])
    this.rest = all([
      after(SAME_PRESS_MS, () => {
        this.busy = false
      }),
      after(FEEDBACK_MS, () => this.setState({ step: '' })),
    ])
  }

  override render() {
    const { live, offer, settings, store, words } = this.props
    const { note, step, variant } = this.state
    const { button } = settings
    const adds = button.startsWith('add')
    const href = webAddress(offer.url)
    const link = href
      ? {
          href,
          'data-wisp-action': 'product',
          target: button.endsWith('blank') ? '_blank' : undefined,
          rel: 'noopener',
        }
      : undefined
    const about = <Hidden text={offer.title} />
    const soldOut = !this.canBeHad(variant)
    const money = (minor: number): string => store.money(minor, offer.currency, live.context.popup.language)
    return (
      <li part="product">
        <About {...this.props} link={link} money={money} variant={variant} soldOut={soldOut && !adds} />
        {adds && offer.variants.length > 1 && (
          <Choice
            money={money}
            offer={offer}
            words={words}
            chosen={variant}
            canBeHad={this.canBeHad}
            choose={(id) => this.setState({ variant: id, note: '', step: step === 'busy' ? step : '' })}
          />
        )}
        {adds && <AddButton about={about} soldOut={soldOut} step={step} words={words} press={this.press} />}
        {link && button.startsWith('redirect') && (
          <a part="product-button" {...link}>
            {words.view}
            {about}
          </a>
        )}
        {note && <p part="product-note">{note}</p>}
      </li>
    )
  }
}
