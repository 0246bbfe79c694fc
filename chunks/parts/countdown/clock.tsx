import { Component } from 'react'
import { after, all, on, type Stop } from '../../../shared/platform/dom'
import { decodeCountdown } from '../../../shared/wire/countdown'
import type { Live, Marked } from '../../core/ui/index'
import { endFor } from './end'
import { split, type Unit } from './remaining'
import { nameOf, spoken } from './words'

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Digits of a number, at least two; each has the key of its place and its value. */
const digitsOf = (value: number): [key: string, digit: string][] =>
  [...`${value}`.padStart(2, '0')].map((digit, place, { length }) => [`${length - place}.${digit}`, digit])

/** A fresh key brings a fresh element, and with it the turn of the card. */
const Digits = ({ value }: { value: number }) => (
  <span className="wisp-digits">
    {digitsOf(value).map(([key, digit]) => (
      <span key={key} className="wisp-digit" part="digit">
        {digit}
      </span>
    ))}
  </span>
)

interface ClockProps {
  moment: number
  style: string
  className: string
  live: Live
}

/** Screens of who has not taken the offer yet: from who has, nothing is taken away. */
const OPEN = /^(main|welcome|play)$/

/** Takes the place of `data-wisp-countdown`. Screen readers get the minutes when they ask, and no chatter. */
class Clock extends Component<ClockProps, { seconds: number }> {
  override state = { seconds: secondsUntil(this.props.moment) }
  private stop: Stop = () => {}

  /** Told anew when the clock goes over to the next second; a tab that was hidden catches up. */
  override componentDidMount(): void {
    const { live, moment } = this.props
    // Who opens a popup by a click when its time is over sees that it is.
    if (!this.state.seconds) return
    let tick: Stop = () => {}
    const look = (): void => {
      tick()
      const seconds = secondsUntil(moment)
      this.setState({ seconds })
      if (seconds) tick = after((moment - Date.now()) % 1000 || 1000, look)
      else if (OPEN.test(live.screen())) live.close('timer')
    }
    this.stop = all([() => tick(), on(document, 'visibilitychange', look)])
    look()
  }
  override componentWillUnmount(): void {
    this.stop()
  }
  override render() {
    const { className, live, style } = this.props
    const { language } = live.context.popup
    const values = split(this.state.seconds)
    const shown = (Object.keys(values) as Unit[]).filter((unit) => unit !== 'days' || values.days)
    return (
      <div
        className={`wisp-countdown ${style} ${className}`}
        part="countdown"
        dir="ltr"
        role="timer"
        aria-label={spoken(values, language)}
      >
        {shown.map((unit) => (
          <span key={unit} className="wisp-unit" aria-hidden="true">
            <Digits value={values[unit]} />
            <span className="wisp-unit-name">{nameOf(unit, language)}</span>
          </span>
        ))}
      </div>
    )
  }
}

export const Countdown = ({ element, live, source }: Marked) => {
  const countdown = decodeCountdown(live.context.popup.wire)
  const moment = countdown ? endFor(live, countdown) : Number.NaN
  if (!countdown || Number.isNaN(moment)) return element
  return <Clock {...{ live, moment }} style={countdown.style} className={source.getAttribute('class') ?? ''} />
}
