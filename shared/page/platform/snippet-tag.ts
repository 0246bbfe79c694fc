import { doc } from './safe-dom'

/** The script tag that allows the conversion snippet on this page; null if none does. */
export const allowingTag = (): HTMLScriptElement | null => doc.querySelector('script[data-conversion-code=allow]')
