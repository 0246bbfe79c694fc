/** The database does not answer now. Later it may: what was asked can be asked again. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  constructor(
    /** The driver's word for it. */
    readonly code: string,
  ) {
    super('The database does not answer')
  }
}

/** The embedded database says so when another process holds it for longer than the time-out. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || /^SQLITE_(BUSY|LOCKED)/.test(`${(error as { code?: unknown })?.code}`)
