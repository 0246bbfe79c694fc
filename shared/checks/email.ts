/** Longest value of a name or email field (specification, section 5). */
export const FIELD_MAX = 254

/** `name@host.tld`, no spaces. Deliberately loose: a check that refuses a working address loses a lead. */
export const isEmail = (value: string): boolean =>
  value.length <= FIELD_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
