/** Looks on while the page calls a function of the browser. */
import { guard, type Stop } from '../../../shared/page/platform/dom'

type CallListener = (args: unknown[], result: unknown, self: unknown) => void

/** Hooks that a script of the page has wrapped in turn. They cannot be removed, so they are used again. */
const wrapped = new Map<string, { seen?: CallListener | undefined }>()

/** Arguments, result, errors, name and source text of the function stay as they are. */
export const hook = (owner: object, name: string, listener: CallListener): Stop => {
  const state = wrapped.get(name) ?? {}
  const original = Reflect.get(owner, name)
  const proxy =
    !wrapped.has(name) &&
    new Proxy(original, {
      apply(_, self, args) {
        const result = Reflect.apply(original, self, args)
        guard(() => state.seen?.(args, result, self))
        return result
      },
    })
  state.seen = listener
  if (proxy) Reflect.set(owner, name, proxy)
  return () => {
    state.seen = undefined
    if (proxy && Reflect.get(owner, name) === proxy) Reflect.set(owner, name, original)
    else wrapped.set(name, state)
  }
}
