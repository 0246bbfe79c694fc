import { own } from '../values/own'

/** Messages under a field, worded as in the specification (section 5) where it has them. Other languages are in shared/words/translations/. */
export const messages = {
  required: 'Please fill in this field',
  choose: 'Please choose an option',
  tick: 'Please tick this box',
  nameBrackets: 'Please enter at least 2 or more characters, without < and >',
  nameDigits: 'Please enter at least 2 or more characters, without digits',
  nameLong: 'Please enter at least 2 or more characters, and at most 40',
  tooLong: 'Please enter at most {most} characters: this is {over} too long',
  tooShort: 'Please enter at least {least} characters: this is {under} too short',
  phone: 'Please enter a valid phone number',
  phoneDigits: 'Please enter 7 to 15 digits and avoid using letters or symbols',
  // Hebrew in every language, as specified: this check is for Israeli numbers.
  phoneIsraeli: 'מספר טלפון שגוי',
  phoneInternational: 'Invalid number - please try again',
  email: 'There are typos in the email',
  business: 'Only business emails are allowed',
  birthday: 'Please enter a valid birthday.',
  date: 'Please enter a date as dd/mm/yyyy',
  year: 'Please enter the year with four digits',
  yearUnlikely: 'Please check the year',
  tooEarly: 'Please enter {min} or a later date',
  tooLate: 'Please enter {max} or an earlier date',
  number: 'Please enter a number',
  tooSmall: 'Please enter {min} or more',
  tooLarge: 'Please enter {max} or less',
  step: 'Please enter a multiple of {step}',
  pattern: 'Please use the required format',
  url: 'Please enter a valid web address',
  badInput: 'Please enter a complete value',
  invalid: 'Please check this field',
  // Stored with a lead, for its owner.
  unsure: 'Unusual, but right as the visitor says',
}

export type Messages = typeof messages
export type MessageKey = keyof Messages

/** Problems by field name. */
export type FieldProblems = Record<string, MessageKey>

/** The owner's words for a problem, where the visitor's message is about a limit that is not stored with the lead. */
const FOR_OWNERS: Partial<Messages> = {
  tooLong: 'Longer than the field allows',
  tooShort: 'Shorter than the field allows',
  tooSmall: 'Below the least that the field allows',
  tooLarge: 'Above the most that the field allows',
  tooEarly: 'Earlier than the field allows',
  tooLate: 'Later than the field allows',
  step: 'Between the steps of the field',
}

/** One line per problem, for the site owner. */
export const describeProblems = (problems: FieldProblems): string[] =>
  Object.entries(problems).map(([name, problem]) => `${name}: ${FOR_OWNERS[problem] ?? messages[problem]}`)

/** Fills in what a message says of its field, by the names in its braces. */
export const filled = (text: string, details: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => `${own(details, name) ?? ''}`)
