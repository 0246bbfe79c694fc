/** What is run on both builds, and what on one: the browser suite's time counts twice. */
import { inject } from 'vitest'

/** This run is of what visitors get: the Preact build. */
export const isShipped = (): boolean => inject('framework') === 'preact'

/**
 * Rows on what no framework has a part in, as loader, widgets, reports and server are the same code in both builds: all of them
 * on the build that ships, the first alone on React, to show that this build has it too. Single cases: `it.runIf(isShipped())`.
 */
export const inBoth = <const T>(rows: readonly T[]): readonly T[] => (isShipped() ? rows : rows.slice(0, 1))
