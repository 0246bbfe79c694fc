import { expect, it } from 'vitest'
import { messages } from '../../../../shared/checks/messages'

it.each([
  ['phone', 'Please enter a valid phone number'],
  ['phoneDigits', 'Please enter 7 to 15 digits and avoid using letters or symbols'],
  ['phoneInternational', 'Invalid number - please try again'],
  ['email', 'There are typos in the email'],
  ['business', 'Only business emails are allowed'],
  ['birthday', 'Please enter a valid birthday.'],
] as const)('%s has the specification’s message', (key, text) => expect(messages[key]).toBe(text))

it.each(['nameBrackets', 'nameDigits', 'nameLong'] as const)(
  '%s begins with the specification’s, and says which rule',
  (key) => expect(messages[key]).toMatch(/^Please enter at least 2 or more characters, \w+/),
)
