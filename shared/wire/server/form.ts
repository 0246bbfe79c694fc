/**
 * Form entries → object. Lists come in brackets, the way jQuery writes them: `products[]=1`, `products[0][category]=x`.
 * A name sent twice keeps its last value.
 */
const NAME = /^([^[\]]+)(?:\[(\d*)\](?:\[(\w+)\])?)?$/

type Item = string | Map<string, string>

const items = (list: Map<string, Item>): unknown[] =>
  [...list.values()].map((item) => (typeof item === 'string' ? item : Object.fromEntries(item)))

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
    const item = list.get(place)
    list.set(place, member ? new Map([...(item instanceof Map ? item : []), [member, value]]) : value)
    form.set(name, list)
  }
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : items(value)]))
}
