/** The JSON that a webhook is sent. */
import type { EventName } from './events'

/** Bytes of UTF-8. The scheme of the signatures asks receivers to take 20 kB. */
const MOST_BYTES = 20_000
/** Tried in this order: the longest that fits is kept. */
const LENGTHS = [4_000, 1_000, 250, 60]
/** Fields that are told at least, whatever it takes. */
const FEWEST = 20

type Fields = Record<string, string>

interface Event {
  type: EventName
  /** Milliseconds since 1970. */
  at: number
  data: { fields?: Fields } & Record<string, unknown>
}

const sizeOf = (text: string): number => Buffer.byteLength(text)

const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '')

/** Shortens each text in `value`, and tells the paths of those that were too long. */
const shorten = (value: unknown, most: number, path: string, cut: string[]): unknown => {
  if (typeof value === 'string') {
    if (value.length <= most) return value
    cut.push(path)
    return cutText(value, most)
  }
  if (Array.isArray(value)) return value.map((one) => shorten(one, most, path, cut))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      cutText(name, most),
      shorten(one, most, path ? `${path}.${cutText(name, most)}` : name, cut),
    ]),
  )
}

const written = ({ type, at, data }: Event, cut: string[], leftOut: number): string =>
  JSON.stringify({
    type,
    timestamp: new Date(at).toISOString(),
    data: { ...data, ...(cut.length && { cut }), ...(leftOut && { leftOut }) },
  })

/** With the first fields only. */
const withFields = (event: Event, most: number): { event: Event; leftOut: number } => {
  const all = Object.entries(event.data.fields ?? {})
  const kept = Object.fromEntries(all.slice(0, most))
  return { event: { ...event, data: { ...event.data, fields: kept } }, leftOut: Math.max(0, all.length - most) }
}

const shortened = (event: Event, most: number, leftOut = 0): string => {
  const cut: string[] = []
  const data = shorten(event.data, most, '', cut) as Event['data']
  return written({ ...event, data }, cut, leftOut)
}

/** Below 20 kB: long texts are cut and named in `data.cut`; `data.leftOut` counts fields that found no room. */
export const bodyOf = (event: Event): string => {
  const whole = written(event, [], 0)
  if (sizeOf(whole) < MOST_BYTES) return whole
  for (const most of LENGTHS) {
    const body = shortened(event, most)
    if (sizeOf(body) < MOST_BYTES) return body
  }
  const shortest = LENGTHS.at(-1) ?? 0
  for (let most = Object.keys(event.data.fields ?? {}).length; most > FEWEST; most = Math.floor(most * 0.8)) {
    const { event: fewer, leftOut } = withFields(event, most)
    const body = shortened(fewer, shortest, leftOut)
    if (sizeOf(body) < MOST_BYTES) return body
  }
  const { event: fewest, leftOut } = withFields({ ...event, data: { ...event.data, problems: undefined } }, FEWEST)
  return shortened(fewest, shortest, leftOut)
}
