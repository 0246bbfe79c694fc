/** How long browsers may use a script whose address stays the same. */

/**
 * They look again after five minutes, and use their copy meanwhile, for an hour: long enough that nobody waits within a visit, and
 * short enough that few visitors run a script whose chunks an update has taken away.
 */
export const SHORT = 'public, max-age=300, stale-while-revalidate=3600'
