/** Wix's own events: what the visitor looks at, adds and buys. */
import { guard, on, type Stop } from '../../../shared/page/platform/dom'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import { object, text } from '../../../shared/values/names'

type Handler = (name: string, data: Record<string, unknown>) => void

interface Analytics {
  register(app: string, handler: (name: unknown, data: unknown) => void): void
}

const handlers = new Set<Handler>()
let registered = false

/** Wix has no way to unregister, so this is done once. */
const register = (): void => {
  const analytics = globalNamed('wixDevelopersAnalytics') as Analytics | undefined
  if (registered || !analytics) return
  registered = true
  analytics.register('wisp', (name, data) => {
    for (const handler of [...handlers]) guard(() => handler(text(name), object(data)))
  })
}

export const onEvent = (handler: Handler): Stop => {
  handlers.add(handler)
  guard(register)
  const stop = on(window, 'wixDevelopersAnalyticsReady', register, true)
  return () => {
    stop()
    handlers.delete(handler)
  }
}
