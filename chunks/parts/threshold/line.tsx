import { Component } from 'react'
import { readCart } from '../../../shared/model/cart'
import type { Language } from '../../../shared/model/text'
import { after, all, on, type Stop } from '../../../shared/platform/dom'
import type { Marked } from '../../core/ui/index'
import { type Progress, progressOf } from './progress'

/** Milliseconds without a change before the cart is announced, so that five presses on “+” are announced once. */
const SETTLE = 1_000

const CART: Record<Language, string> = { en: 'Cart', he: 'סל הקניות' }

/** Replaces `data-wisp-threshold`. */
export class Line extends Component<Marked, { now?: Progress }> {
  override state: { now?: Progress } = {}
  private stop: Stop = () => {}

  override componentDidMount(): void {
    const { live, source } = this.props
    let cancelSaying: Stop = () => {}
    /** What the visitor has read or heard. */
    let known: string | undefined
    const update = ({ detail }: CustomEvent): void => {
      const cart = readCart(detail)
      const now = cart && progressOf(source, cart, live.context.popup.language)
      if (!now) return
      this.setState({ now })
      cancelSaying()
      // The first cart is no change: it is read with the rest of the popup.
      known ??= now.text
      if (now.text !== known)
        cancelSaying = after(SETTLE, () => {
          known = now.text
          live.say(now.text)
        })
    }
    this.stop = all([on(window, 'wisp:cart', update), () => cancelSaying()])
    dispatchEvent(new Event('wisp:cart-wanted'))
  }
  override componentWillUnmount(): void {
    this.stop()
  }
  override render() {
    const { live, source } = this.props
    const { now } = this.state
    const { percent = 0, reached, spoken, text } = now ?? {}
    return (
      <div
        className={`wisp-threshold ${source.getAttribute('class') ?? ''}`}
        part="threshold"
        data-reached={reached || undefined}
        // Until the cart is known, any amount would be a guess, and one too high for a visitor who has something in it.
        // The space is kept, so that nothing moves when the cart arrives.
        style={{ visibility: now ? undefined : 'hidden' }}
      >
        {/* A new element for each text: Chrome counts new text in an old one as a layout shift where it is centred. */}
        <div key={text}>{text ?? source.getAttribute('data-wisp-missing')}</div>
        <div
          className="wisp-track"
          role="progressbar"
          aria-label={CART[live.context.popup.language]}
          aria-valuenow={percent}
          aria-valuetext={spoken}
        >
          <div style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
    )
  }
}
