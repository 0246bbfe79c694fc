/**
 * Notices that the cart may have changed. No way sees everything: a theme may have kept `fetch` from before our hook,
 * and the browser lists a request only once its body was read, or thrown away. One change may be noticed several times.
 */
import { all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { lastAsked } from './cart'
import { hook } from './hook'
import { isCartAddress, isCartChange } from './is-change'

type Changed = () => void

/** A failed request may have changed the cart too. */
const afterwards = (promise: unknown, changed: Changed): void => {
  Promise.resolve(promise).then(changed, changed)
}

const watchFetch = (changed: Changed): Stop =>
  hook(window, 'fetch', ([input, init], result) => {
    const request = object(input)
    if (isCartChange(object(init).method ?? request.method, request.url ?? input)) afterwards(result, changed)
  })

const watchXhr = (changed: Changed): Stop =>
  // Past the door: the page's requests, not ours.
  hook(XMLHttpRequest.prototype, 'open', ([method, address], _, xhr) => {
    if (isCartChange(method, address)) on(xhr as EventTarget, 'loadend', changed, { once: true })
  })

/** A cart that was asked for after the answer began has the change already. A failed request has no answer: 0. */
const isNews = ({ name, responseStart = 0 }: PerformanceEntry & { responseStart?: number }): boolean =>
  isCartAddress(name) && !(responseStart && responseStart < lastAsked())

const watchResources = (changed: Changed): Stop => {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntries().some(isNews)) changed()
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

/** The event of newer themes: https://shopify.dev/docs/api/storefront-events */
const watchEvent = (changed: Changed): Stop =>
  on<Event & { promise?: unknown }>(document, 'shopify:cart:lines-update', ({ promise }) =>
    afterwards(promise, changed),
  )

/** A page from the back-forward cache is as old as when it was left. */
const watchReturn = (changed: Changed): Stop =>
  on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && changed())

/** Each way is tried even if a script of the page has broken another. */
export const watch = (changed: Changed): Stop =>
  all(
    [watchFetch, watchXhr, watchResources, watchEvent, watchReturn].flatMap(
      (start) => guard(() => start(changed)) ?? [],
    ),
  )
