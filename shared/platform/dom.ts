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

/** For handlers of the page's own, whose failures are theirs to see. */
export const listen = (
  target: EventTarget,
  type: string,
  handler: (event: never) => void,
  options?: boolean | AddEventListenerOptions,
): Stop => {
  // An element named `addEventListener` stands in for the method of the document, or of the form that it is in.
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

/** Browsers keep delays in 32 bits, and fire a longer one at once; no page lives that long. */
const LONGEST = 2 ** 31 - 1

/** setTimeout that returns its stop. */
export const after = (ms: number, action: () => void): Stop => {
  const timer = ms > LONGEST ? 0 : setTimeout(() => guard(action), ms)
  return () => clearTimeout(timer)
}

export const every = (ms: number, action: () => void): Stop => {
  const timer = setInterval(() => guard(action), ms)
  return () => clearInterval(timer)
}

/** Once the next frame is on the screen. */
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

/** One stop for many; each runs once. */
export const all =
  (stops: Stop[]): Stop =>
  () => {
    for (const stop of stops.splice(0)) stop()
  }

/** Reports a failed promise instead of leaving it unhandled. */
export const reportRejection = (promise: Promise<unknown>): void => {
  promise.catch(complain)
}
