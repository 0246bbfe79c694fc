/** The JSON that a webhook is sent. */
import { own } from '../../shared/values/own'
import type { AnyEventName } from '../db/schema/event-names'

/** Bytes of UTF-8. The scheme of the signatures asks receivers to take 20 kB. */
const MAX_EVENT_BYTES = 20_000
/** Tried in this order: the longest that fits is kept. */
const TEXT_LENGTHS = [4_000, 1_000, 250, 60]
/** Fields that are always sent, however large the rest is. */
const MIN_FIELDS = 20

type Fields = Record<string, string>

interface Event {
  type: AnyEventName
  /** Milliseconds since 1970. */
  at: number
  data: { fields?: Fields } & Record<string, unknown>
}

const sizeOf = (text: string): number => Buffer.byteLength(text)

const cutText = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')

/** Shortens each text in `value`, and adds the paths of those that were too long to `cut`. */
const shorten = (value: unknown, maxLength: number, path: string, cut: string[]): unknown => {
  if (typeof value === 'string') {
    if (value.length <= maxLength) return value
    cut.push(path)
    return cutText(value, maxLength)
  }
  if (Array.isArray(value)) return value.map((item) => shorten(item, maxLength, path, cut))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      cutText(name, maxLength),
      shorten(item, maxLength, path ? `${path}.${cutText(name, maxLength)}` : name, cut),
    ]),
  )
}

const textOf = ({ type, at, data }: Event, cut: string[], leftOut: number): string =>
  JSON.stringify({
    type,
    timestamp: new Date(at).toISOString(),
    data: { ...data, ...(cut.length && { cut }), ...(leftOut && { leftOut }) },
  })

/** The limits of a body. */
interface Room {
  fields: number
  /** Most rows of each list: products, files. */
  rows: number
}

const ALL = Number.POSITIVE_INFINITY
const WHOLE: Room = { fields: ALL, rows: ALL }

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const longestOf = ({ data }: Event): number => Math.max(...Object.values(data).map(lengthOf))
const countOf = (fields: Fields = {}): number => Object.keys(fields).length

/** The event with its first fields, and the first rows of each list. */
const within = ({ data, ...event }: Event, { fields, rows }: Room): Event => {
  const first = Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, rows) : value])
  const firstFields = data.fields && { fields: Object.fromEntries(Object.entries(data.fields).slice(0, fields)) }
  return { ...event, data: { ...Object.fromEntries(first), ...firstFields } }
}

/** Number of rows and fields that `less` lacks, also if two names are equal once they are cut. */
const missing = (all: Event['data'], less: Event['data']): number => {
  const lists = Object.entries(all).map(([name, value]) => lengthOf(value) - lengthOf(own(less, name)))
  return lists.reduce((sum, count) => sum + count, countOf(all.fields) - countOf(less.fields))
}

const shortened = (event: Event, maxLength: number, room = WHOLE): string => {
  const cut: string[] = []
  const data = shorten(within(event, room).data, maxLength, '', cut) as Event['data']
  return textOf({ ...event, data }, cut, missing(event.data, data))
}

/** Counts from `from` down to above `to`, each a fifth smaller than the one before. */
function* smaller(from: number, to: number): Generator<number> {
  for (let count = from; count > to; count = Math.floor(count * 0.8)) yield count
}

/** Tried in this order, with the shortest texts: fewer fields, then fewer rows. */
function* rooms(event: Event): Generator<Room> {
  for (const fields of smaller(countOf(event.data.fields), MIN_FIELDS)) yield { fields, rows: ALL }
  for (const rows of smaller(longestOf(event), 0)) yield { fields: MIN_FIELDS, rows }
}

/** Below 20 kB: long texts are cut and named in `data.cut`; `data.leftOut` counts what found no room. */
export const bodyOf = (event: Event): string => {
  const whole = textOf(event, [], 0)
  if (sizeOf(whole) < MAX_EVENT_BYTES) return whole
  for (const maxLength of TEXT_LENGTHS) {
    const body = shortened(event, maxLength)
    if (sizeOf(body) < MAX_EVENT_BYTES) return body
  }
  const shortest = TEXT_LENGTHS.at(-1) ?? 0
  for (const room of rooms(event)) {
    const body = shortened(event, shortest, room)
    if (sizeOf(body) < MAX_EVENT_BYTES) return body
  }
  return shortened({ ...event, data: { ...event.data, problems: undefined } }, shortest, {
    fields: MIN_FIELDS,
    rows: 0,
  })
}
