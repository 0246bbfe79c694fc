/** Values as they come over the wire: text mostly, numbers and yes/no from JSON, nothing at all from older scripts. */
import * as v from 'valibot'

/** PostgreSQL cannot store U+0000 and SQLite cuts there; half a surrogate pair is no text at all. */
const storable = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value)

const Anything = v.pipe(v.union([v.string(), v.number(), v.boolean()], 'must be text'), v.transform(String))

/** '' where nothing was sent. */
export const Text = v.nullish(v.pipe(Anything, v.check(storable, 'must be plain text, without zero characters')), '')

const wellFormed = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** What a visitor left must not be refused for a sign cut in half at a field's longest length: such are replaced. */
const mended = (length: number) =>
  v.pipe(
    Anything,
    v.transform((value) => wellFormed(value.slice(0, length))),
  )

/** '' where nothing was sent. What is longer is cut. */
export const typedUpTo = (length: number) => v.nullish(mended(length), '')

/** '' where nothing was sent. What is longer is cut: a report is not worth refusing for the length of an address. */
export const cutTo = (length: number) =>
  v.pipe(
    Text,
    v.transform((value) => wellFormed(value.slice(0, length))),
  )

/** '' where nothing was sent; at most `length` characters. */
export const textUpTo = (length: number) => v.pipe(Text, v.maxLength(length, `must have at most ${length} characters`))

/** Text, or a list of texts joined by commas. What is longer is cut. */
export const typedOrListUpTo = (length: number) =>
  v.nullish(
    v.union(
      [
        mended(length),
        v.pipe(
          v.array(mended(length)),
          v.transform((list) => wellFormed(list.join(', ').slice(0, length))),
        ),
      ],
      'must be text',
    ),
    '',
  )

/** An id that the caller made up: of a visitor, an answer, a submission. */
export const LooseId = v.pipe(textUpTo(64), v.regex(/^[\w.-]*$/, 'must be letters, digits, - . or _'))

export const PopupId = v.pipe(
  v.string('must name a popup'),
  v.regex(/^[\w-]{13}$/, 'must be the 13 characters of a popup id'),
)
