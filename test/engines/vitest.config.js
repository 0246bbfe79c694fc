/** Separate from the suite, because not everybody has these browsers. */
import { defineConfig } from 'vitest/config'
import { ownModules } from '../../build/own-modules.js'
import { root } from '../../build/paths.js'

export default defineConfig({
  root,
  plugins: [ownModules()],
  test: {
    name: 'engines',
    include: ['test/engines/*.test.ts'],
    reporters: 'verbose',
    // One file at a time: two browsers that render without a graphics card slow each other down.
    fileParallelism: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
