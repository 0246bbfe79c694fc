/**
 * Normalises a number for submission: removes what separates its digits, drops a leading 0, and adds the dial code with
 * +. A number that starts with + keeps its country code; `(0)` is dropped.
 */
export const normalisePhone = (value: string, dialCode = ''): string => {
  const bare = value.replace(/\(0\)|[\s()./·•_-]/g, '')
  return bare.startsWith('+') || !bare || !dialCode ? bare : `+${dialCode.replace(/\D/g, '')}${bare.replace(/^0/, '')}`
}
