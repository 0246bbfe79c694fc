import { doc } from './safe-dom'

/**
 * The browser's own parser decides, so that `java\nscript:` is seen as what it would run as; it leaves alone what is
 * percent-encoded already.
 */
const addressWith = (schemes: RegExp, value: string): URL | undefined => {
  try {
    const url = new URL(value, doc.baseURI)
    if (schemes.test(url.protocol)) return url
  } catch {
    // No address at all.
  }
}

/** The whole address of a link that may be followed; '' if it is none. */
export const safeAddress = (value: string): string => addressWith(/^(https?|mailto|tel|sms):$/, value)?.href ?? ''

export const safeUrl = (value: string): boolean => !!safeAddress(value)

/** An address of the web, resolved against the page; undefined for any other scheme and for no address at all. */
export const webUrl = (value: string): URL | undefined => (value.trim() ? addressWith(/^https?:$/, value) : undefined)
