/**
 * Starts wisp.js for a page that has popups or asks for consent. Other pages do without it, so that this is no part of
 * wisp-page.js.
 */
import type { WispCall } from '../../../shared/model/api'
import type { StartChunk } from '../../../shared/model/page-builder'
import { doc, globalNamed } from '../../../shared/platform/safe-dom'

let started = false

/**
 * Has wisp.js run the chunk that joins it to the page. It gets the attributes of our own tag, unless the page has a tag
 * of its own for it.
 */
export const start: StartChunk['start'] = ({ dataset, nonce }, base) => {
  if (started) return
  started = true
  const calls = globalNamed('wisp') as { push?: unknown } | undefined
  if (typeof calls?.push !== 'function') window.wisp = []
  ;(window.wisp as WispCall[]).push(['run', 'page-popups'])
  if (doc.querySelector('script[src*="/wisp.js"]')) return
  const script = Object.assign(doc.createElement('script'), { src: `${base}wisp.js`, nonce })
  Object.assign(script.dataset, { site: '' }, dataset)
  doc.head.append(script)
}
