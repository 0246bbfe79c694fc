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
 * SQLite reports BUSY or LOCKED while another process holds the database, FULL while there is no room, and IOERR for a disk
 * that fails.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/.test(`${(error as { code?: unknown })?.code}`)

/** So much waits to be written already that nothing more is taken. */
export class Full extends Error {
  override name = 'Full'
}
