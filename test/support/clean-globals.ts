/**
 * Files share the globals of their worker: after each, they are as they were before the first. What one has replaced or added
 * would change what later files see, or hold up all of them.
 */
import { vi } from 'vitest'

type Members = Map<PropertyKey, PropertyDescriptor>

/** Names of Node, Vitest, happy-dom and sharp, which change their own while files run; Vitest has an `exit` for each file. */
const OF_TOOLS = /^(_|VITEST|VIPSHOME|Symbol\(|exit$)/

const membersOf = (owner: object): Members => {
  const members: Members = new Map()
  for (const name of Reflect.ownKeys(owner)) {
    if (OF_TOOLS.test(String(name))) continue
    // Node makes some globals when they are read for the first time.
    if (owner === globalThis) Reflect.get(owner, name)
    members.set(name, Reflect.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor)
  }
  return members
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/** The objects that a test may patch, with their names: all globals, and the prototypes of those that are classes. */
const ownersOf = (globals: Members): Map<object, string> => {
  const owners = new Map<object, string>([[globalThis, '']])
  const add = (owner: unknown, name: string): void => {
    if (isObject(owner) && !owners.has(owner)) owners.set(owner, `${name}.`)
  }
  for (const key of globals.keys()) {
    // The window of happy-dom itself, which has a member for each element with an id.
    if (key === 'frames') continue
    const name = String(key)
    const value: unknown = Reflect.get(globalThis, key)
    add(value, name)
    if (typeof value === 'function') add(value.prototype, `${name}.prototype`)
  }
  add(process.env, 'process.env')
  if (globalThis.document)
    for (const part of ['documentElement', 'head', 'body'] as const) add(document[part], `document.${part}`)
  return owners
}

const before = [...ownersOf(membersOf(globalThis))].map(([owner, name]) => ({ owner, name, members: membersOf(owner) }))

const isSame = (a: PropertyDescriptor, b: PropertyDescriptor | undefined): boolean =>
  b !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set

/** Puts back the members of one owner. @returns the names of those that were not as before */
const putBack = ({ owner, name, members }: (typeof before)[number]): string[] => {
  const changed: PropertyKey[] = []
  const now = membersOf(owner)
  for (const [key, descriptor] of members) {
    if (isSame(descriptor, now.get(key))) continue
    Reflect.defineProperty(owner, key, descriptor)
    changed.push(key)
  }
  for (const key of now.keys()) {
    if (members.has(key)) continue
    Reflect.deleteProperty(owner, key)
    changed.push(key)
  }
  return changed.map((key) => name + String(key))
}

/** Ends what Vitest would end after the last hook, when nobody looks any more. */
export const endMocks = (): void => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}

/** @throws Error if the file has left something replaced or added */
export const cleanGlobals = (): void => {
  const changed = before.flatMap(putBack)
  if (changed.length > 0)
    throw new Error(`this file has left globals behind that are not as before: ${changed.join(', ')}`)
}
