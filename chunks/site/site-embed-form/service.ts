import { on } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { trusted } from '../../../shared/page/platform/trusted-script'
import { findService } from '../../../shared/wire/page/site/embed-service'

/** Addresses of the service, or of the page's own block: `readEmbed` makes no others. */
const requestedUrls = new Set<string>()

/** Resolves when it has run, or never will. Rejects if the page takes no address of a script. */
const insert = (src: string): Promise<void> =>
  new Promise((resolve) => {
    const script = doc.createElement('script')
    const tag = doc.querySelector<HTMLScriptElement>('script[src*="wisp-site.js"]')
    on(script, 'load', () => resolve())
    on(script, 'error', () => resolve())
    script.nonce = tag?.nonce || tag?.dataset.nonce || ''
    script.src = trusted('wisp-embed', src, (url) => requestedUrls.has(url))
    doc.head.append(script)
  })

let last: Promise<unknown> = Promise.resolve()

/** Loads the service's script once for all forms of the page, unless the page has it already. undefined: it is blocked. */
export const loadService = (src: string): Promise<ReturnType<typeof findService>> => {
  const next = last.then(async () => {
    if (!findService() && !requestedUrls.has(src)) {
      requestedUrls.add(src)
      await insert(src).catch(() => {})
    }
    return findService()
  })
  last = next
  return next
}
