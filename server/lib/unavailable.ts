/** The database does not answer at the moment; the request may be retried. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  constructor(
    /** The driver's error code. */
    readonly code: string,
  ) {
    super('The database does not answer')
  }
}

/**
 * SQLite reports BUSY or LOCKED while another process holds the database, FULL while there is no room, IOERR for a disk
 * that fails, READONLY after the system has closed that to writing, and CANTOPEN where a file is gone.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable ||
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(`${(error as { code?: unknown })?.code}`)

/** The queue of rows to be written is full. */
export class Full extends Error {
  override name = 'Full'
}
