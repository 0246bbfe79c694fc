/** Beside the suite, as not everybody has these browsers. */
import { defineConfig } from 'vitest/config'
import { lists } from '../../build/lists.js'
import { root } from '../../build/paths.js'

export default defineConfig({
  root,
  plugins: [lists()],
  test: {
    name: 'engines',
    include: ['test/engines/*.test.ts'],
    reporters: 'verbose',
    // One after the other: two browsers that draw without a graphics card leave each other no time.
    fileParallelism: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
