import type { Check } from './check'
import { isEmail } from './email'

/** Only the characters that the specification lists; spaces only around the address. */
export const emailTypos: Check = (value) => {
  const email = value.trim()
  if (email && !(/^[a-z0-9+._/\\\-@()[\]]+$/i.test(email) && isEmail(email))) return 'email'
}
