import type { WispCall } from '../../shared/model/api'
import { doc, globalNamed } from '../../shared/platform/safe-dom'
import type { Tag } from './tag'

let asked = false

/**
 * Has wisp.js run the chunk that joins it to the page. It is started here, with the attributes of our own tag, unless
 * the page has a tag of its own for it.
 */
export const runLoader = ({ base, element }: Tag): void => {
  if (asked) return
  asked = true
  window.wisp = (globalNamed('wisp') as WispCall[] | undefined) ?? []
  window.wisp.push(['run', 'page-popups'])
  if (doc.querySelector('script[src*="/wisp.js"]')) return
  const script = Object.assign(doc.createElement('script'), { src: `${base}wisp.js`, nonce: element.nonce })
  for (const { name, value } of [...element.attributes]) if (name.startsWith('data-')) script.setAttribute(name, value)
  script.dataset.site ??= ''
  doc.head.append(script)
}
