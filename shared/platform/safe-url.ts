import { doc } from './safe-dom'

const SCHEMES = /^(https?|mailto|tel|sms):$/

/**
 * The whole address of a link that may be followed; '' if it is none. The browser's own parser decides, so that
 * `java\nscript:` is seen as what it would run as; it leaves alone what is percent-encoded already.
 */
export const safeAddress = (value: string): string => {
  try {
    const { href, protocol } = new URL(value, doc.baseURI)
    return SCHEMES.test(protocol) ? href : ''
  } catch {
    return ''
  }
}

export const safeUrl = (value: string): boolean => !!safeAddress(value)
