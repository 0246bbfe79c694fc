/** Values of a popup file, each with the words that say what it must be. */
import * as v from 'valibot'

export const oneOf = <const T extends string>(known: readonly T[]) =>
  v.picklist(known, `must be one of ${known.join(', ')}`)
export const flag = v.boolean('must be true or false')
export const words = v.string('must be text')
export const colour = v.pipe(words, v.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'must be a colour like #1a2b3c'))

export const number = (what: string, least: number, most: number) =>
  v.pipe(v.number(`must be ${what}`), v.minValue(least, `must be ${what}`), v.maxValue(most, `must be ${what}`))
export const whole = (what: string, least: number, most: number) =>
  v.pipe(number(what, least, most), v.integer(`must be ${what}`))

/** Longer than a day is a mistake of units. */
export const seconds = number('a number of seconds, 0 to 86400', 0, 86_400)
export const pixels = number('a number of pixels, 0 to 10000', 0, 10_000)

export const textOf = (most: number) =>
  v.pipe(words, v.minLength(1, 'must not be empty'), v.maxLength(most, `must be ${most} characters or less`))

export const listOf = <S extends v.GenericSchema>(item: S, what: string, most: number) =>
  v.pipe(
    v.array(item, `must be a list of ${what}`),
    v.minLength(1, `must name at least one of the ${what}`),
    v.maxLength(most, `must have at most ${most} ${what}`),
  )
