import { doc } from './safe-dom'

/** An address of the web, resolved against the page; undefined for any other scheme and for what is no address. */
export const webUrl = (address: string): URL | undefined => {
  try {
    const url = new URL(address, doc.baseURI)
    if (address.trim() && /^https?:$/.test(url.protocol)) return url
  } catch {
    // Not an address.
  }
}
