/** The form of an e-mail address, and its parts. */

/** `name@host.tld`, no spaces. Deliberately loose: a check that refuses a working address loses a lead. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)

/** In lower case; '' where there is none. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1 || email.length)
    .toLowerCase()
    .trim()
