/** The syntax of an email address, and its parts. */

/** `name@host.tld` without spaces. Deliberately loose: refusing a working address loses a lead. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)

/** The domain in lower case; '' without one. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1 || email.length)
    .toLowerCase()
    .trim()
