import { useEffect, useMemo, useState } from 'react'
import { after, all, on, type Stop } from '../../shared/dom'
import { type Marked, useLive } from '../ui/index'
import { deadline, split, type Unit } from './remaining'

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Told anew when the clock goes over to the next second; a tab that was hidden catches up. */
const useSecondsUntil = (moment: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment))
  useEffect(() => {
    let stop: Stop = () => {}
    const look = (): void => {
      stop()
      setSeconds(secondsUntil(moment))
      if (moment > Date.now()) stop = after((moment - Date.now()) % 1000 || 1000, look)
    }
    look()
    return all([() => stop(), on(document, 'visibilitychange', look)])
  }, [moment])
  return seconds
}

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

/** Takes the place of `data-wisp-countdown`. Screen readers get the minutes when they ask, and no chatter. */
const Clock = ({ moment, style, className }: { moment: number; style: string; className: string }) => {
  const { close, words } = useLive()
  const seconds = useSecondsUntil(moment)
  useEffect(() => {
    if (!seconds) close('timer')
  }, [seconds, close])
  const values = split(seconds)
  const shown = (Object.keys(values) as Unit[]).filter((unit) => unit !== 'days' || values.days)
  const spoken = shown
    .filter((unit) => unit !== 'seconds' && values[unit])
    .map((unit) => `${values[unit]} ${words[unit]}`)
  return (
    <div
      className={`wisp-countdown ${style} ${className}`}
      part="countdown"
      dir="ltr"
      role="timer"
      aria-label={spoken.join(' ')}
    >
      {shown.map((unit) => (
        <span key={unit} className="wisp-unit" aria-hidden="true">
          <Digits value={values[unit]} />
          <span className="wisp-unit-name">{words[unit]}</span>
        </span>
      ))}
    </div>
  )
}

export const Countdown = ({ element, source }: Marked) => {
  const { countdown } = useLive().design
  const moment = useMemo(() => (countdown ? deadline(countdown) : Number.NaN), [countdown])
  if (!countdown || Number.isNaN(moment)) return element
  return <Clock moment={moment} style={countdown.style} className={source.getAttribute('class') ?? ''} />
}
