import { fail, NO_TYPE } from './failure'

/** The address of what is loaded: of the web only, as `javascript:` and `data:` would run as the page. */
export const addressOf = ({ href }: { href: string }): URL => (/^https?:/.test(href) ? new URL(href) : fail(NO_TYPE))

/** The element that an address names. */
export const idOf = ({ hash }: URL): string => {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    // A percent sign of its own.
    return id
  }
}
