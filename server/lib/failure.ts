/** Errors that the command line prints as a message, without a stack trace. */

/** Wrong arguments or settings: prints how to get help, exits with code 2. */
export class UsageError extends Error {}

/** A problem that the user can fix: prints the message only, exits with code 1. */
export class Failure extends Error {}

/** As many as a terminal shows at once. */
const MAX_FAILURE_LINES = 20

/** A message of many lines, such as one for each wrong row of a catalogue, with the first of them. */
export const shortened = (message: string): string => {
  const lines = message.split('\n')
  const more = lines.length - MAX_FAILURE_LINES
  return more > 1 ? `${lines.slice(0, MAX_FAILURE_LINES).join('\n')}\nand ${more.toLocaleString('en')} more` : message
}
