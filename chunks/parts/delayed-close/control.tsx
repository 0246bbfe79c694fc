import { Component } from 'react'
import { after, type Stop } from '../../../shared/platform/dom'
import { decodeCloseNote } from '../../../shared/wire/close-note'
import { Close, type Live } from '../../core/ui/index'

/** Specification, section 9: skip tick 1 s. */
const TICK = 1_000
/** As wide as a digit is. */
const FIGURE_SPACE = '\u2007'
const WORDS = {
  en: { skip: 'Skip', over: 'You can close this now' },
  he: { skip: 'דילוג', over: 'אפשר לסגור עכשיו' },
}

/** The template's own. They keep their place in the tab order while they cannot be used. */
const buttons = (root: ShadowRoot) => root.querySelectorAll<HTMLElement>('[data-wisp-action=skip]')

export const isOver = (button: HTMLElement): boolean => !button.dataset.left

const mark = (button: HTMLElement, left: string): void => {
  if (left) {
    button.dataset.left = left
    button.setAttribute('aria-disabled', 'true')
  } else {
    delete button.dataset.left
    button.removeAttribute('aria-disabled')
  }
}

/** In the place of the close control: `Skip 5` until the seconds are over, then what the owner chose. */
export class Control extends Component<{ live: Live }, { left: number }> {
  private readonly hasControl = !this.props.live.design.contentLock && this.props.live.design.closeControl !== 'none'
  private readonly end = performance.now() + this.props.live.design.closeAfter * 1000
  override state = { left: this.left() }
  private stop: Stop = () => {}

  private left(): number {
    return Math.max(0, Math.ceil((this.end - performance.now()) / 1000))
  }
  /** As wide as it was at first, so that nothing moves when a digit is gone; '' when it is over. */
  private shown(): string {
    const digits = `${Math.ceil(this.props.live.design.closeAfter)}`.length
    return this.state.left ? `${this.state.left}`.padStart(digits, FIGURE_SPACE) : ''
  }
  private readonly tick = (): void => {
    const left = this.left()
    this.setState({ left })
    // To the next full second, wherever the clock of the page has got to.
    if (left) this.stop = after((this.end - performance.now()) % TICK || TICK, this.tick)
    else this.announce()
  }
  private announce(): void {
    const { context, root, say } = this.props.live
    if (this.hasControl || buttons(root).length) say(WORDS[context.popup.language].over)
  }
  override componentDidMount(): void {
    this.componentDidUpdate()
    if (this.state.left) this.tick()
  }
  /** Another screen has buttons of its own. */
  override componentDidUpdate(): void {
    for (const button of buttons(this.props.live.root)) mark(button, this.shown())
  }
  override componentWillUnmount(): void {
    this.stop()
  }
  override render() {
    const { live } = this.props
    if (!this.hasControl) return null
    const { context, design } = live
    const { language, wire } = context.popup
    const note = decodeCloseNote(wire)
    const control = this.state.left ? (
      <button type="button" className={`wisp-close ${design.closeControl} skip`} part="close" disabled>
        <span>{WORDS[language].skip}</span>
        <b dir="ltr">{this.shown()}</b>
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
