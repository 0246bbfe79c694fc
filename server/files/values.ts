/** Schemas of the values in a popup file, with their error messages. */
import * as v from 'valibot'
import { own } from '../../shared/values/own'
import { got } from '../lib/invalid'
import { suggestion } from './suggest'

/** True for `{…}`. */
export const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists all keys if none is similar to the unknown one. */
const unknown = (key: string, keys: string[]): string =>
  `unknown key${suggestion(key, keys) || `; there is ${keys.join(', ')}`}`

/**
 * An object that refuses unknown keys, as they are usually typos. Valibot's strictObject reports only the first one.
 */
export const keyed = <const E extends v.ObjectEntries>(entries: E) => {
  const keys = Object.keys(entries)
  return v.pipe(
    v.custom<v.InferInput<v.ObjectSchema<E, undefined>>>(isPlainObject, 'must be an object'),
    v.looseObject(entries, 'is missing'),
    v.rawCheck(({ dataset: { value: input }, addIssue }) => {
      for (const [key, value] of Object.entries(input as object)) {
        const path: [v.ObjectPathItem] = [
          { type: 'object', origin: 'key', input: input as Record<string, unknown>, key, value },
        ]
        if (!keys.includes(key)) addIssue({ expected: 'never', message: unknown(key, keys), path })
      }
    }),
    v.transform((value) => value as v.InferOutput<v.ObjectSchema<E, undefined>>),
  )
}

/** An object whose other keys depend on one of them, such as its `type`. */
export const byKind = <T>(
  key: string,
  kinds: Record<string, v.GenericSchema<unknown, T>>,
): v.GenericSchema<unknown, T> => {
  const schemas = new Map(Object.entries(kinds))
  const unknownKind = v.pipe(
    v.custom<Record<string, unknown>>(isPlainObject, 'must be an object'),
    v.looseObject({ [key]: oneOf([...schemas.keys()]) }, 'is missing'),
  )
  const chosen = (input: unknown): v.GenericSchema => {
    const kind = isPlainObject(input) ? own(input as Record<string, unknown>, key) : undefined
    return (typeof kind === 'string' ? schemas.get(kind) : undefined) ?? unknownKind
  }
  return v.lazy(chosen) as v.GenericSchema<unknown, T>
}

/** An object of somebody else's format: keys that we do not need are left out. */
export const partOf = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.custom<v.InferInput<v.ObjectSchema<E, undefined>>>(isPlainObject, 'must be an object'),
    v.object(entries, 'is missing'),
  )

/** An object with arbitrary keys. */
export const mapOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.custom<Record<string, unknown>>(isPlainObject, 'must be an object'), v.record(v.string(), item))

/** Adds `got` itself, so that the suggestion comes last. */
export const oneOf = <const T extends string>(options: readonly T[]) =>
  v.picklist(options, ({ input }) => `must be one of ${options.join(', ')}${got(input)}${suggestion(input, options)}`)
export const flag = v.boolean('must be true or false')
export const words = v.string('must be text')
export const colour = v.pipe(words, v.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'must be a colour like #1a2b3c'))

export const number = (kind: string, min: number, max: number) =>
  v.pipe(v.number(`must be ${kind}`), v.minValue(min, `must be ${kind}`), v.maxValue(max, `must be ${kind}`))
export const whole = (kind: string, min: number, max: number) =>
  v.pipe(number(kind, min, max), v.integer(`must be ${kind}`))

/** At most a day: a higher value is usually a mistake of units. */
export const seconds = number('a number of seconds, 0 to 86400', 0, 86_400)
export const pixels = number('a number of pixels, 0 to 10000', 0, 10_000)

export const textOf = (max: number) =>
  v.pipe(words, v.minLength(1, 'must not be empty'), v.maxLength(max, `must be ${max} characters or less`))

export const listOf = <S extends v.GenericSchema>(item: S, kind: string, max: number) =>
  v.pipe(
    v.array(item, `must be a list of ${kind}`),
    v.minLength(1, `must list at least one of the ${kind}`),
    v.maxLength(max, `must have at most ${max} ${kind}`),
  )
