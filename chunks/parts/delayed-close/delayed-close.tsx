import { Component } from 'react'
import { after, type Stop } from '../../../shared/page/platform/dom'
import { decodeCloseNote } from '../../../shared/wire/page/popup-settings'
import { waiting } from '../../../shared/words/english'
import { Close, type Live } from '../../core/ui/index'

/** Milliseconds (specification, section 9: skip tick 1 s). */
const TICK_MS = 1_000
/** A space as wide as a digit. */
const FIGURE_SPACE = '\u2007'

/** The template's skip buttons. They are `aria-disabled` during the delay, so they stay in the tab order. */
const skipButtons = (root: ShadowRoot) => root.querySelectorAll<HTMLElement>('[data-wisp-action=skip]')

export const isEnabled = (button: HTMLElement): boolean => !button.dataset.left

const showRemaining = (button: HTMLElement, text: string): void => {
  if (text) {
    button.dataset.left = text
    button.setAttribute('aria-disabled', 'true')
  } else {
    delete button.dataset.left
    button.removeAttribute('aria-disabled')
  }
}

/** Replaces the close control: shows `Skip 5` during the delay, then the control that the owner chose. */
export class DelayedClose extends Component<{ live: Live }, { seconds: number }> {
  private readonly hasControl = !this.props.live.design.contentLock && this.props.live.design.closeControl !== 'none'
  private readonly end = performance.now() + this.props.live.design.closeAfter * 1000
  override state = { seconds: this.secondsLeft() }
  private stop: Stop = () => {}

  private secondsLeft(): number {
    return Math.max(0, Math.ceil((this.end - performance.now()) / 1000))
  }
  /** Padded to its initial width, so that nothing shifts when a digit disappears; '' after the delay. */
  private text(): string {
    const digits = `${Math.ceil(this.props.live.design.closeAfter)}`.length
    return this.state.seconds ? `${this.state.seconds}`.padStart(digits, FIGURE_SPACE) : ''
  }
  private readonly tick = (): void => {
    const seconds = this.secondsLeft()
    this.setState({ seconds })
    // Schedule for the next full second, because timers may run late.
    if (seconds) this.stop = after((this.end - performance.now()) % TICK_MS || TICK_MS, this.tick)
    else this.announce()
  }
  private announce(): void {
    const { root, say, words } = this.props.live
    if (this.hasControl || skipButtons(root).length) say(words.canClose ?? waiting.canClose)
  }
  override componentDidMount(): void {
    this.componentDidUpdate()
    if (this.state.seconds) this.tick()
  }
  /** Each screen may bring new skip buttons. */
  override componentDidUpdate(): void {
    for (const button of skipButtons(this.props.live.root)) showRemaining(button, this.text())
  }
  override componentWillUnmount(): void {
    this.stop()
  }
  override render() {
    const { live } = this.props
    if (!this.hasControl) return null
    const { context, design, words } = live
    const note = decodeCloseNote(context.popup.wire)
    const control = this.state.seconds ? (
      <button type="button" className={`wisp-close ${design.closeControl} skip`} part="close" disabled>
        <span>{words.skip ?? waiting.skip}</span>
        <b dir="ltr">{this.text()}</b>
      </button>
    ) : (
      <Close live={live} />
    )
    if (!note) return control
    return (
      <div className="wisp-strip">
        <span>{note}</span>
        {control}
      </div>
    )
  }
}
