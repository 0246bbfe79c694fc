/**
 * Property tests draw the same cases in every run, so that what fails fails again. `WISP_SEED=random npm test` draws
 * new ones; a failure prints its seed.
 */
import fc from 'fast-check'

const { WISP_SEED = '1' } = process.env

if (WISP_SEED !== 'random') fc.configureGlobal({ seed: Number(WISP_SEED) })
