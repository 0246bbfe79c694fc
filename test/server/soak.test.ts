import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { draws } from '../support/everyday-share'

/** Milliseconds. A busy machine is slow, which also causes more retries. */
const LIMIT = 600_000
const LEADS = draws(20, 300)

/** A small `npm run soak`, always with the same seed, so that what fails fails again. */
it(
  `stores ${LEADS} leads once each through a network that drops, delays, duplicates and cuts requests`,
  () => {
    const { stdout, stderr } = spawnSync(process.execPath, [at('test/soak/run.js'), `${LEADS}`, '1'], {
      encoding: 'utf8',
      // A limit of the case alone would not end a process that it waits for.
      timeout: LIMIT,
    })
    expect(stderr).toBe('')
    expect(stdout).toContain('0 lost, 0 doubled')
  },
  LIMIT,
)
