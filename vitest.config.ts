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
  // Three workers per core of a small machine: cases of browsers and servers wait as long as they compute, or longer.
  test: { maxWorkers: 6, projects, sequence: { sequencer: LongestFirst } },
})
