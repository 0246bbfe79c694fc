import { Component } from 'react'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { readTotals, type Totals } from '../../../shared/page/visit/cart'
import { threshold as english } from '../../../shared/words/english'
import type { Marked } from '../../core/ui/index'
import type { OwnPart } from './goals'
import { type Progress, progressOf } from './progress'

/** Milliseconds without a change before the cart is announced, so that five presses on “+” are announced once. */
const SETTLE_MS = 1_000

/** Replaces `data-wisp-threshold`. */
export class Line extends Component<Marked, { now: Progress | undefined }> {
  override state: { now: Progress | undefined } = {
    now: this.progress((this.props.live.context.parts.threshold as OwnPart).cart),
  }
  /** Takes away the listeners, once there are some. */
  override componentWillUnmount: Stop = () => {}

  private progress(cart: Totals | undefined): Progress | undefined {
    return progressOf(this.props, cart)
  }
  override componentDidMount(): void {
    const { live } = this.props
    let cancelSaying: Stop = () => {}
    /** The text that the visitor has read or heard last. */
    let lastText = this.state.now?.text
    const update = ({ detail }: CustomEvent): void => {
      const now = this.progress(readTotals(detail))
      if (!now) return
      this.setState({ now })
      cancelSaying()
      if (now.text !== lastText)
        cancelSaying = after(SETTLE_MS, () => {
          lastText = now.text
          live.say(now.text)
        })
    }
    this.componentWillUnmount = all([on(window, 'wisp:cart', update), () => cancelSaying()])
    dispatchEvent(new CustomEvent('wisp:cart-wanted'))
  }
  override render() {
    const { live, source } = this.props
    const { now } = this.state
    // The store may have no rule for this one of several.
    if (!now) return null
    const { percent, reached, spoken, text } = now
    return (
      <div
        className={`wisp-threshold ${source.getAttribute('class') ?? ''}`}
        part="threshold"
        data-reached={reached || undefined}
      >
        {/* A new element for each text: Chrome counts new text in an old one as a layout shift where it is centred. */}
        <div key={text}>{text}</div>
        <div
          className="wisp-track"
          role="progressbar"
          aria-label={live.words.cartValue ?? english.cartValue}
          aria-valuenow={percent}
          aria-valuetext={spoken}
        >
          <div style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
    )
  }
}
