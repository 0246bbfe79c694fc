/**
 * Property tests draw the same cases in every run, so that what fails fails again. `WISP_SEED=random npm test` draws
 * new ones; a failure prints its seed.
 */
import fc from 'fast-check'
import { draws } from './everyday-share'

const { WISP_SEED = '1' } = process.env

/** For properties that do not say how often they draw. */
const USUAL_DRAWS = draws(30, 100)

fc.configureGlobal({ numRuns: USUAL_DRAWS, ...(WISP_SEED === 'random' ? {} : { seed: Number(WISP_SEED) }) })
