import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'

/** Milliseconds: a busy machine takes long, and tries again all the more. */
const LIMIT = 600_000

/** `npm run soak` in small. The same seed each time, so that what fails fails again. */
it(
  'stores 300 leads once each through a network that drops, delays, duplicates and cuts requests',
  () => {
    const { stdout, stderr } = spawnSync(process.execPath, [at('test/soak/run.js'), '300', '1'], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout).toContain('0 lost, 0 doubled')
  },
  LIMIT,
)
