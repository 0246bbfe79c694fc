import { useLayoutEffect, useMemo, useState } from 'react'
import { after, all, on, type Stop } from '../../shared/dom'
import { decodeCountdown } from '../../shared/wire/countdown'
import { type Marked, useLive } from '../ui/index'
import { deadline, split, type Unit } from './remaining'

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Told anew when the clock goes over to the next second; a tab that was hidden catches up. */
const useSecondsUntil = (moment: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment))
  useLayoutEffect(() => {
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

/** The names under the digits stay in the plural, so that nothing moves. */
const MANY = 5

/** `5 minutes`, in parts, as the language has it. */
const inWords = (value: number, unit: Unit, language: string): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(language, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }).formatToParts(value)

/** Takes the place of `data-wisp-countdown`. Screen readers get the minutes when they ask, and no chatter. */
const Clock = ({ moment, style, className }: { moment: number; style: string; className: string }) => {
  const { close, context } = useLive()
  const { language } = context.popup
  const seconds = useSecondsUntil(moment)
  useLayoutEffect(() => {
    if (!seconds) close('timer')
  }, [seconds, close])
  const values = split(seconds)
  const shown = (Object.keys(values) as Unit[]).filter((unit) => unit !== 'days' || values.days)
  const spoken = shown
    .filter((unit) => unit !== 'seconds' && values[unit])
    .map((unit) =>
      inWords(values[unit], unit, language)
        .map(({ value }) => value)
        .join(''),
    )
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
          <span className="wisp-unit-name">
            {inWords(MANY, unit, language).find(({ type }) => type === 'unit')?.value}
          </span>
        </span>
      ))}
    </div>
  )
}

export const Countdown = ({ element, source }: Marked) => {
  const { wire } = useLive().context.popup
  const countdown = useMemo(() => decodeCountdown(wire), [wire])
  const moment = useMemo(() => (countdown ? deadline(countdown) : Number.NaN), [countdown])
  if (!countdown || Number.isNaN(moment)) return element
  return <Clock moment={moment} style={countdown.style} className={source.getAttribute('class') ?? ''} />
}
