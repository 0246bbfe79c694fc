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

/** SQLite reports BUSY or LOCKED if another process holds the database longer than the busy time-out. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || /^SQLITE_(BUSY|LOCKED)/.test(`${(error as { code?: unknown })?.code}`)
