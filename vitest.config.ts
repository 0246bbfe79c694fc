/** The test suites: see test/projects.ts. */
import { defineConfig } from 'vitest/config'
import { ownModules } from './build/own-modules.js'
import { at, root } from './build/paths.js'
import { inlineCss } from './build/plugins/css.ts'
import { projects } from './test/projects.ts'
import { LongestFirst } from './test/support/longest-first.ts'
import { keepInMemory } from './test/support/memory.js'

keepInMemory()

export default defineConfig({
  root,
  publicDir: false,
  cacheDir: at('node_modules/.vite'),
  plugins: [ownModules(), inlineCss()],
  // Two workers per core of a small machine: browser cases wait as much as they compute.
  test: { maxWorkers: 4, projects, sequence: { sequencer: LongestFirst } },
})
