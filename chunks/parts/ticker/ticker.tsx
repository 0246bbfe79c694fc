import { Component } from 'react'
import { all, guard, type Stop } from '../../../shared/page/platform/dom'
import { numberIn } from '../../../shared/page/platform/owner-values'
import type { Marked } from '../../core/ui/index'
import { watchCopies } from './copies'

/** Specification, section 9: 7000 ms per 400 px, so that all texts run at the same speed. */
const DEFAULT_DURATION_MS = 7_000
const PER_WIDTH_PX = 400

/** Faster than this nobody could read. */
const MIN_DURATION_MS = 500

/**
 * Milliseconds that a line takes to pass.
 * @param width of the line, in px @param setting the owner's, in ms per 400 px; NaN if it cannot be read
 */
export const durationOf = (width: number, setting = DEFAULT_DURATION_MS): number =>
  ((setting >= MIN_DURATION_MS ? setting : DEFAULT_DURATION_MS) * width) / PER_WIDTH_PX

/** How many copies of the line keep the strip filled: enough to cover it, and one that is scrolling out. */
export const copiesOf = (width: number, strip: number): number => (width > 0 ? Math.ceil(strip / width) + 1 : 1)

/** Limits the copies of a very narrow line. */
const MAX_COPIES = 20

interface TickerState {
  copies: number
  /** Milliseconds in which the line moves by its own width. */
  duration: number
}

/** Moves the marked element along a strip, with enough copies to fill the strip. */
export class Ticker extends Component<Marked, TickerState> {
  override state: TickerState = { copies: 1, duration: 0 }
  private strip: HTMLElement | null = null
  private stop: Stop = () => {}
  private readonly speed = numberIn(this.props.source, 'data-wisp-ticker')

  private measure(): void {
    if (!this.strip) return
    // Do not use the bounding box: the popup may be scaled by its entrance effect.
    const width = (this.strip.firstElementChild as HTMLElement).offsetWidth
    const copies = Math.min(MAX_COPIES, copiesOf(width, this.strip.clientWidth))
    const duration = durationOf(width, this.speed)
    if (copies !== this.state.copies || duration !== this.state.duration) this.setState({ copies, duration })
  }
  /** Both widths change with the window or a loaded font. The observer's first call comes before the first paint. */
  override componentDidMount(): void {
    const observer = new ResizeObserver(() => guard(() => this.measure()))
    for (const element of [this.strip, this.strip?.firstElementChild]) if (element) observer.observe(element)
    this.stop = all([() => observer.disconnect(), this.strip ? watchCopies(this.strip) : () => {}])
  }
  override componentWillUnmount(): void {
    this.stop()
  }
  override render() {
    const { element } = this.props
    const { copies, duration } = this.state
    return (
      <div
        className="wisp-ticker"
        part="ticker"
        role="marquee"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses the ticker (WCAG 2.2.2), also if it has no link
        tabIndex={0}
        style={{ '--duration': `${duration}ms` } as React.CSSProperties}
        ref={(strip) => {
          this.strip = strip
        }}
      >
        {[...Array(copies).keys()].map((copy) => (
          <div key={copy} className="wisp-line" aria-hidden={copy > 0 || undefined}>
            {element}
          </div>
        ))}
      </div>
    )
  }
}
