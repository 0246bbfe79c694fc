import { count, dayAfter } from './format'

interface Props {
  /** Views of each day, oldest first. */
  days: number[]
  /** The first of them: `2026-11-22`. */
  from: string
}

/** A row of bars. Each says its day and number to screen readers, and when pointed at. */
export const Days = ({ days, from }: Props) => {
  const highest = Math.max(...days, 1)
  return (
    <figure className="days">
      <figcaption>
        Views by day, {dayAfter(from, 0)} to {dayAfter(from, days.length - 1)}; at most {count(Math.max(...days))}
      </figcaption>
      <ol>
        {days.map((views, index) => {
          const day = dayAfter(from, index)
          return (
            <li key={day} title={`${day}: ${count(views)}`}>
              {views > 0 && <span className="views" style={{ blockSize: `${(views / highest) * 100}%` }} />}
              <span className="visually-hidden">
                {day}: {count(views)}
              </span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
