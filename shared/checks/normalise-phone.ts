/**
 * A number as it is submitted: spaces, parentheses and dashes removed, a leading 0 dropped, the dial code prefixed with +.
 * A number that names its country already keeps it; `(0)` after that is a 0 to leave out.
 */
export const normalisePhone = (value: string, dialCode = ''): string => {
  const bare = value.replace(/\(0\)|[\s()-]/g, '')
  return bare.startsWith('+') || !bare || !dialCode ? bare : `+${dialCode.replace(/\D/g, '')}${bare.replace(/^0/, '')}`
}
