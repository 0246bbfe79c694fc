import { defineConfig } from 'vitest/config'
import { lists } from './build/lists.js'
import { projects } from './test/projects.ts'
import { LongestFirst } from './test/support/longest-first.ts'

export default defineConfig({
  // What every project resolves.
  plugins: [lists()],
  test: {
    // Two for each core of a small machine: browser cases wait as much as they work.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects,
  },
})
