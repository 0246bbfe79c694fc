/**
 * Stands in for an analytics service: `gtag` puts each call into `dataLayer` and calls an event's callback a moment
 * later, as the service does once it has been told.
 */
const ANSWER_MS = 80

interface Page {
  dataLayer?: unknown[]
}
const page = window as Page
page.dataLayer ??= []
const { dataLayer } = page

const gtag = (...call: unknown[]): void => {
  dataLayer.push(call)
  window.dispatchEvent(new CustomEvent('site:hit', { detail: call }))
  const { event_callback: callback } = (call[2] ?? {}) as { event_callback?: unknown }
  if (typeof callback === 'function') setTimeout(() => callback(), ANSWER_MS)
}

Object.assign(window, { gtag })

export {}
