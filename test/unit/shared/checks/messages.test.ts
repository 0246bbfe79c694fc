import { describe, expect, it } from 'vitest'
import { messages } from '../../../../shared/checks/messages'
import { messages as hebrew } from '../../../../shared/page/checks/hebrew'

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

describe('every message exists in Hebrew', () => {
  it.each(Object.entries(messages))('%s', (key, english) => {
    const text = hebrew[key as keyof typeof hebrew]
    expect(text).toMatch(/[א-ת]{2}/)
    expect(text.match(/\d+|\{\w+\}/g)).toEqual(english.match(/\d+|\{\w+\}/g))
    expect(Object.keys(hebrew)).toHaveLength(Object.keys(messages).length)
  })
})
