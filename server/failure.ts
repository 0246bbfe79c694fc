/** Errors that the command line prints as a message, without a stack trace. */

/** Wrong arguments or settings: prints how to get help, exits with code 2. */
export class UsageError extends Error {}

/** A problem that the user can fix: prints the message only, exits with code 1. */
export class Failure extends Error {}
