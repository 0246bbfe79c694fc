/**
 * Every listener and timer goes through this file: each returns its remove, and errors in handlers are reported but
 * never thrown into the page.
 */
export type Stop = () => void

/** Reports an error as one cancelable event and one console warning. */
export const report = (error: unknown): void => {
  if (dispatchEvent(new CustomEvent('wisp:error', { detail: { error }, cancelable: true })))
    console.warn('[wisp]', error)
}

/** Runs `action`; reports an error instead of throwing it. */
export const guard = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch (error) {
    report(error)
  }
}

/** The result of `action`; undefined if storage is blocked, full or corrupt. */
export const tried = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    // Memory is used instead.
  }
}

/** Like `on`, but without catching errors: for the page's own handlers, which should see their own errors. */
export const listen = (
  target: EventTarget,
  type: string,
  handler: (event: never) => void,
  options?: boolean | AddEventListenerOptions,
): Stop => {
  // An element named `addEventListener` shadows the method of the document, or of its form.
  const { addEventListener, removeEventListener } = target instanceof Node ? Node.prototype : target
  addEventListener.call(target, type, handler as EventListener, options)
  return () => removeEventListener.call(target, type, handler as EventListener, options)
}

export const on = <E extends Event = Event>(
  target: EventTarget,
  type: string,
  handler: (event: E) => void,
  options?: boolean | AddEventListenerOptions,
): Stop => {
  return listen(target, type, (event) => guard(() => handler(event as E)), options)
}

/** The same for many types, with one function for all: a hundred would take much memory. The target is the window or an element of ours. */
export const onEach = <E extends Event = Event>(
  target: EventTarget,
  types: readonly string[],
  handler: (event: E) => void,
  options: AddEventListenerOptions,
): Stop => {
  const guarded = (event: Event): void => void guard(() => handler(event as E))
  for (const type of types) target.addEventListener(type, guarded, options)
  return () => {
    for (const type of types) target.removeEventListener(type, guarded, options)
  }
}

/** Browsers keep delays as 32-bit integers and fire longer ones at once; one of 23 days never needs to fire. */
const MAX_DELAY_MS = 2e9

/** setTimeout that returns its stop. Pages that replace setTimeout may drop further arguments, so none are given. */
export const after = (ms: number, action: () => void): Stop => {
  const timer = ms > MAX_DELAY_MS ? 0 : setTimeout(() => guard(action), ms)
  return () => clearTimeout(timer)
}

export const every = (ms: number, action: () => void): Stop => {
  const timer = setInterval(() => guard(action), ms)
  return () => clearInterval(timer)
}

/** Runs `action` after the next frame has been painted. */
export const afterPaint = (action: () => void): Stop => {
  let stop: Stop = () => {}
  const frame = requestAnimationFrame(() => {
    stop = after(0, action)
  })
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

/** Combines several stops into one; each runs once. */
export const all =
  (stops: Stop[]): Stop =>
  () => {
    for (const stop of stops.splice(0)) stop()
  }

/** Reports a failed promise instead of leaving it unhandled. */
export const reportRejection = (promise: Promise<unknown>): void => {
  promise.catch(report)
}
