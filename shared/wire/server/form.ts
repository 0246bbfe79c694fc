/**
 * Form entries → object. Lists use jQuery's brackets: `products[]=1`, `products[0][category]=x`. For a repeated name
 * the last value counts.
 */
const NAME = /^([^[\]]+)\[(\d*)\](?:\[(\w+)\])?$/

/** True if a name has no brackets, as most have none. This is faster than the expression. */
const isPlain = (key: string): boolean => key !== '' && !key.includes('[') && !key.includes(']')

type Item = string | Map<string, string>

const items = (list: Map<string, Item>): unknown[] =>
  [...list.values()].map((item) => (typeof item === 'string' ? item : Object.fromEntries(item)))

/** Mutates the item: copying it for each member would take quadratic time. */
const withMember = (item: Item | undefined, member: string, value: string): Item =>
  (item instanceof Map ? item : new Map<string, string>()).set(member, value)

/** Returns an object without prototype, so that any name can be a key. */
export const decodeForm = (entries: Iterable<[string, string]>): Record<string, unknown> => {
  const form: Record<string, unknown> = Object.create(null)
  const lists = new Map<string, Map<string, Item>>()
  for (const [key, value] of entries) {
    if (isPlain(key)) {
      // Own names: the object has no prototype.
      form[key] = value
      lists.delete(key)
      continue
    }
    const [, name, index, member] = NAME.exec(key) ?? []
    if (name === undefined) continue
    const list = lists.get(name) ?? new Map<string, Item>()
    const place = index || `+${list.size}`
    list.set(place, member ? withMember(list.get(place), member, value) : value)
    lists.set(name, list)
  }
  // Own names: the object has no prototype.
  for (const [name, list] of lists) form[name] = items(list)
  return form
}
