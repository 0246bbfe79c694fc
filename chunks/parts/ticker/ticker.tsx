import { Component } from 'react'
import { guard, type Stop } from '../../../shared/platform/dom'
import type { Marked } from '../../core/ui/index'
import { copiesOf, durationOf } from './speed'

/** A narrow line on a wide screen; more would be somebody's mistake. */
const MOST = 20

interface Run {
  copies: number
  /** In milliseconds, all along its own width. */
  duration: number
}

/**
 * Takes the marked element into a strip along which it runs, with as many copies as it takes to fill the strip. They are for
 * the eye alone: screen readers and the keyboard find the first.
 */
export class Ticker extends Component<Marked, Run> {
  override state: Run = { copies: 1, duration: 0 }
  private strip: HTMLElement | null = null
  private stop: Stop = () => {}

  private measure(): void {
    if (!this.strip) return
    // Not the bounding box: the popup may be on its way, scaled.
    const width = (this.strip.firstElementChild as HTMLElement).offsetWidth
    const copies = Math.min(MOST, copiesOf(width, this.strip.clientWidth))
    const duration = durationOf(width, this.props.source.getAttribute('data-wisp-ticker'))
    if (copies !== this.state.copies || duration !== this.state.duration) this.setState({ copies, duration })
  }
  /** The width of both changes with the window, and when a font has come. The first time it is told before anything is painted. */
  override componentDidMount(): void {
    const observer = new ResizeObserver(() => guard(() => this.measure()))
    for (const element of [this.strip, this.strip?.firstElementChild]) if (element) observer.observe(element)
    this.stop = () => observer.disconnect()
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus holds what moves (WCAG 2.2.2), also where it has no link
        tabIndex={0}
        style={{ '--duration': `${duration}ms` } as React.CSSProperties}
        ref={(strip) => {
          this.strip = strip
        }}
      >
        {[...Array(copies).keys()].map((copy) => (
          <div key={copy} className="wisp-line" aria-hidden={copy > 0 || undefined} inert={copy > 0}>
            {element}
          </div>
        ))}
      </div>
    )
  }
}
