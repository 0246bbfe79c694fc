import { Invalid } from './invalid'

/**
 * Something cannot be done now, although nothing is wrong with how it was asked for: a database is not reached or is
 * damaged, a port is in use, a disk is full, a question was answered with no. The command line prints the message,
 * without a stack trace, and exits with code 1.
 */
export class Failure extends Error {}

/** True if the message is for a person, who can do something about it. */
export const isExplained = (error: unknown): error is Error => error instanceof Invalid || error instanceof Failure

/** The number of lines that a terminal shows at once. */
const MAX_FAILURE_LINES = 20

/** A message of many lines, such as one for each wrong row of a catalogue, with the first of them. */
export const shortened = (message: string): string => {
  const lines = message.split('\n')
  const more = lines.length - MAX_FAILURE_LINES
  return more > 1 ? `${lines.slice(0, MAX_FAILURE_LINES).join('\n')}\nand ${more.toLocaleString('en')} more` : message
}
