/**
 * The page's doors: every listener and timer of ours comes through here, hands back its own remove,
 * and swallows what its handler throws, so that nothing of ours ever throws into the page.
 */
export type Stop = () => void

/** A failure is one cancelable event and a quiet line. */
const complain = (error: unknown): void => {
  if (dispatchEvent(new CustomEvent('wisp:error', { detail: { error }, cancelable: true })))
    console.warn('[wisp]', error)
}

/** Runs `action`, and reports instead of throwing. */
export const guard = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch (error) {
    complain(error)
  }
}

export const on = <E extends Event = Event>(
  target: EventTarget,
  type: string,
  handler: (event: E) => void,
  options: boolean | AddEventListenerOptions = false,
): Stop => {
  const guarded = (event: Event): void => guard(() => handler(event as E))
  target.addEventListener(type, guarded, options)
  return () => target.removeEventListener(type, guarded, options)
}

/** Browsers keep delays in 32 bits, and fire a longer one at once. */
const LONGEST = 2 ** 31 - 1

/** setTimeout that returns its stop. */
export const after = (ms: number, action: () => void): Stop => {
  const timer = setTimeout(() => guard(action), Math.min(ms, LONGEST))
  return () => clearTimeout(timer)
}

export const every = (ms: number, action: () => void): Stop => {
  const timer = setInterval(() => guard(action), ms)
  return () => clearInterval(timer)
}

/** One stop for many; each runs once. */
export const all =
  (stops: Stop[]): Stop =>
  () => {
    for (const stop of stops.splice(0)) stop()
  }

/** Reports a failed promise instead of leaving it unhandled. */
export const settle = (promise: Promise<unknown>): void => {
  promise.catch(complain)
}
