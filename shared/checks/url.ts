import type { Check } from './check'
import { withScheme } from './web-address'

const parses = (address: string): boolean => {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/** A web address, with or without its scheme. */
export const url: Check = (value) => {
  const address = withScheme(value)
  if (value && !(/^https?:\/\//i.test(address) && parses(address))) return 'url'
}
