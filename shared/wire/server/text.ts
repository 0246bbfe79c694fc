/** Values as they come over the wire: text mostly, numbers and yes/no from JSON, nothing at all from older scripts. */
import * as v from 'valibot'

/** PostgreSQL cannot store U+0000 and SQLite cuts there; half a surrogate pair is no text at all. */
const storable = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value)

const Anything = v.pipe(v.union([v.string(), v.number(), v.boolean()], 'must be text'), v.transform(String))

/** '' where nothing was sent. */
export const Text = v.nullish(v.pipe(Anything, v.check(storable, 'must be plain text, without zero characters')), '')

/** What a visitor left must not be refused for a sign cut in half at a field's longest length: such are replaced. */
const Mended = v.pipe(
  Anything,
  v.transform((value) => value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')),
)

/** '' where nothing was sent. */
export const Typed = v.nullish(Mended, '')

/** '' where nothing was sent; at most `length` characters. */
export const textUpTo = (length: number) => v.pipe(Text, v.maxLength(length, `must have at most ${length} characters`))

/** Text, or a list of texts joined by commas. */
export const TypedOrList = v.nullish(
  v.union(
    [
      Mended,
      v.pipe(
        v.array(Mended),
        v.transform((list) => list.join(', ')),
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
