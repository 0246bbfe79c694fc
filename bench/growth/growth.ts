import type { Browser } from 'playwright-core'
import type { Curve } from '../results'

/** One file each: how a cost grows with what is counted. */
export type Growth = (browser: Browser, rounds: number) => Promise<Curve>
