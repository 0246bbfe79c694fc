import { commonMessages } from './common-messages'
import { formatMessages } from './format-messages'

/** Messages under a field, worded as in the specification (section 5) where it has them. Other languages are in shared/words/translations/. */
export const messages = {
  ...commonMessages,
  ...formatMessages,
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

/** One line per problem, for the site owner. @param titleOf how the line calls a field; without it, by its name */
export const describeProblems = (problems: FieldProblems, titleOf = (name: string): string => name): string[] =>
  Object.entries(problems).map(([name, problem]) => `${titleOf(name)}: ${FOR_OWNERS[problem] ?? messages[problem]}`)
