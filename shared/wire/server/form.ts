/**
 * Form entries → object. Lists use jQuery's brackets: `products[]=1`, `products[0][category]=x`. For a repeated name
 * the last value counts.
 */
const NAME = /^([^[\]]+)(?:\[(\d*)\](?:\[(\w+)\])?)?$/

type Item = string | Map<string, string>

const items = (list: Map<string, Item>): unknown[] =>
  [...list.values()].map((item) => (typeof item === 'string' ? item : Object.fromEntries(item)))

/** Mutates the item: copying it for each member would take quadratic time. */
const withMember = (item: Item | undefined, member: string, value: string): Item =>
  (item instanceof Map ? item : new Map<string, string>()).set(member, value)

export const decodeForm = (entries: Iterable<[string, string]>): Record<string, unknown> => {
  const form = new Map<string, string | Map<string, Item>>()
  for (const [key, value] of entries) {
    const [, name, index, member] = NAME.exec(key) ?? []
    if (name === undefined) continue
    if (index === undefined) {
      form.set(name, value)
      continue
    }
    const known = form.get(name)
    const list = known instanceof Map ? known : new Map<string, Item>()
    const place = index || `+${list.size}`
    list.set(place, member ? withMember(list.get(place), member, value) : value)
    form.set(name, list)
  }
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : items(value)]))
}
