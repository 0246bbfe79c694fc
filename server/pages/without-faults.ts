/**
 * A copy of a page document in which the schema has found problems, without the values at fault. All else keeps its
 * place, so that references, files and forms are checked in the same answer.
 */
import * as v from 'valibot'
import type { Path } from './walk'

type Key = string | number
type Value = Record<Key, unknown>

const WORDS = 'x'
const ELEMENT = { type: 'heading', text: WORDS }
const COLUMNS = [{ elements: [ELEMENT] }]

/** Replacements in a list for a part at fault. Each keeps the name that others may refer to. */
const STANDING_IN: Record<string, (part: Value, at: Key) => object> = {
  elements: ({ id }) => ({ ...ELEMENT, ...named({ id }) }),
  columns: () => ({ elements: [ELEMENT] }),
  sections: ({ id }) => ({ columns: COLUMNS, ...named({ id }) }),
  popups: ({ id }, index) => ({ name: WORDS, columns: COLUMNS, id: `popup${index}`, ...named({ id }) }),
  fields: ({ name }, index) => ({ kind: 'text', label: WORDS, name: `field${index}`, ...named({ name }) }),
  variants: ({ name }, index) => ({ name: `variant${index}`, ...named({ name }) }),
}

/** Replacements for parts that a page must have. */
const REQUIRED: Value = { slug: WORDS, title: WORDS, description: WORDS, sections: [{ columns: COLUMNS }] }

const NAME = /^[a-z][\w-]{0,49}$/i

const named = (names: Value): Value =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => typeof name === 'string' && NAME.test(name)))

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null

// Own names: the keys come from a file.
const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), root)

interface Sound<T> {
  value: T
  /** The places of what was left out. */
  without: Path[]
}

const isAt = (path: Path, other: Path): boolean => path.every((key, index) => key === other[index])

/** True if one of the two places is inside the other. */
export const related = (path: Path, other: Path): boolean => isAt(path, other) || isAt(other, path)

/** Takes out what is at the place, or the smallest thing around it that can be taken out; undefined: there is none. */
const takeOut = (root: Value, path: Path, stands: Set<string>): Path | undefined => {
  const key = path.at(-1)
  if (key === undefined) return
  const around = path.slice(0, -1)
  const [holder, part] = [valueAt(root, around), valueAt(root, path)]
  if (!isObject(holder)) return takeOut(root, around, stands)
  const place = path.join(' ')
  if (path.length === 1 && Object.hasOwn(REQUIRED, key) && !stands.has(place)) {
    // Own names: the schema's, or those of a copy that is thrown away.
    holder[key] = REQUIRED[key]
    stands.add(place)
    return path
  }
  if (part === undefined) {
    // Words, unless it is no words that are missing.
    if (Array.isArray(holder) || stands.has(place)) return takeOut(root, around, stands)
    // Own names: the schema's, or those of a copy that is thrown away.
    holder[key] = `${WORDS}${stands.size}`
    stands.add(place)
    return path
  }
  if (!Array.isArray(holder)) {
    // Own names: the schema's, or those of a copy that is thrown away.
    delete holder[key]
    return path
  }
  const list = `${around.at(-1)}`
  const standIn = Object.hasOwn(STANDING_IN, list) ? STANDING_IN[list] : undefined
  if (!standIn || stands.has(place)) return takeOut(root, around, stands)
  holder[key as number] = standIn(isObject(part) ? part : {}, key)
  stands.add(place)
  return path
}

/** undefined: nothing can be examined. */
export const soundPart = <T>(schema: v.GenericSchema<unknown, T>, content: unknown): Sound<T> | undefined => {
  if (!isObject(content) || Array.isArray(content)) return
  const root = structuredClone(content)
  const [without, stands]: [Path[], Set<string>] = [[], new Set()]
  for (;;) {
    const { success, issues = [], output } = v.safeParse(schema, root)
    if (success) return { value: output as T, without }
    for (const { path = [] } of issues) {
      const out = takeOut(
        root,
        path.map(({ key }) => key as Key),
        stands,
      )
      if (!out) return
      without.push(out)
    }
  }
}
