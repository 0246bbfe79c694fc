import { Component } from 'react'
import type { Countdown as CountdownDesign } from '../../../shared/model/design'
import { endOfDuration } from '../../../shared/page/countdown/duration'
import { split, type Unit } from '../../../shared/page/countdown/remaining'
import { spokenTime } from '../../../shared/page/countdown/units'
import { clockLag } from '../../../shared/page/platform/clock-lag'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { momentIn } from '../../../shared/values/zoned-time'
import { decodeCountdown } from '../../../shared/wire/page/countdown'
import { units as english } from '../../../shared/words/english'
import type { Live, Marked } from '../../core/ui/index'

/** When the countdown ends, in milliseconds since 1970 by the visitor's clock; NaN for an invalid date. */
const endFor = ({ context: { page, popup } }: Live, { end, seconds = 0, zone = 'UTC' }: CountdownDesign): number =>
  end === undefined
    ? endOfDuration(page.storage, `timer.${popup.key}`, seconds)
    : momentIn(end, zone) - clockLag(page.visitor)

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Digits of a number, at least two. The key holds position and value, so that a changed digit gets a new key. */
const digitsOf = (value: number): [key: string, digit: string][] =>
  [...`${value}`.padStart(2, '0')].map((digit, index, { length }) => [`${length - index}${digit}`, digit])

/** A new key creates a new element, which plays the flip animation. */
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

/** Screens on which the popup closes when time is up. Visitors who have converted keep what they see. */
const OFFER_SCREENS = /^(main|welcome|play)$/

/** Replaces `data-wisp-countdown`. Screen readers do not announce `role=timer`, they read its label on request. */
class Clock extends Component<ClockProps, { seconds: number }> {
  override state = { seconds: secondsUntil(this.props.moment) }
  private stop: Stop = () => {}

  /** Updates at each full second, and when a hidden tab becomes visible again. */
  override componentDidMount(): void {
    const { live, moment } = this.props
    // Opened by a click after its end: stay open and show zeros.
    if (!this.state.seconds) return
    let cancelTick: Stop = () => {}
    const update = (): void => {
      cancelTick()
      const seconds = secondsUntil(moment)
      this.setState({ seconds })
      if (seconds) cancelTick = after((moment - Date.now()) % 1000 || 1000, update)
      else if (OFFER_SCREENS.test(live.screen())) live.close('timer')
    }
    this.stop = all([() => cancelTick(), on(document, 'visibilitychange', update)])
    update()
  }
  override componentWillUnmount(): void {
    this.stop()
  }
  override render() {
    const { className, live, style } = this.props
    const { language } = live.context.popup
    const words = { ...english, ...live.words }
    const values = split(this.state.seconds)
    const visibleUnits = (Object.keys(values) as Unit[]).filter((unit) => unit !== 'days' || values.days)
    return (
      <div
        className={`wisp-countdown ${style} ${className}`}
        part="countdown"
        dir="ltr"
        role="timer"
        aria-label={spokenTime(values, language)}
      >
        {visibleUnits.map((unit) => (
          <span key={unit} className="wisp-unit" aria-hidden="true">
            <Digits value={values[unit]} />
            <span className="wisp-unit-name">{words[unit]}</span>
          </span>
        ))}
      </div>
    )
  }
}

export const Countdown = ({ element, live, source }: Marked) => {
  const countdown = decodeCountdown(live.context.popup.wire)
  const moment = countdown && endFor(live, countdown)
  if (!moment) return element
  return <Clock live={live} moment={moment} style={countdown.style} className={source.getAttribute('class') ?? ''} />
}
