/** Errors that are answers to the user of the command line. */

/** Called the wrong way: usage is shown, exit code 2. */
export class UsageError extends Error {}

/** Something the user can mend: its message alone is shown, exit code 1. */
export class Failure extends Error {}
