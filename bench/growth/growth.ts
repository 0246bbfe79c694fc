import type { Browser } from 'playwright-core'
import type { Curve } from '../results'

/** How a cost grows with a count; one file each. */
export type Growth = (browser: Browser, rounds: number) => Promise<Curve>
