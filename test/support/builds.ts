/** Chooses the cases that run on both builds. Every case that runs on both costs its time twice. */
import { inject } from 'vitest'

/** Tells whether this run tests the build that visitors get: the Preact build. */
export const isShipped = (): boolean => inject('framework') === 'preact'

/**
 * For rows about code that does not involve the framework (loader, widgets, reports, server), which is the same in both
 * builds. All rows run on the build that ships; only the first runs on React, to show that the feature is there. For
 * single cases use `it.runIf(isShipped())`.
 */
export const inBoth = <const T>(rows: readonly T[]): readonly T[] => (isShipped() ? rows : rows.slice(0, 1))
