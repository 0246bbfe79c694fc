/** The test projects of `npm test`; `npx vitest run --project NAME` runs one of them. */
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { framework } from '../build/plugins/framework.ts'
import { browserFiles } from './suites.ts'

/** Long enough for a busy machine, also for conditions that must come true; a test that never ends still fails. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } } as const

/** Our chunks and their tests; designs are rendered by React itself. */
const OF_CHUNKS = /\/(test\/unit\/)?chunks\/|\/node_modules\//

/** What visitors get. */
const preact = framework(['ssr', 'client'], OF_CHUNKS)

/** Share modules between the files of a worker: importing takes longer than most of them run. */
const SHARED = { isolate: false, unstubGlobals: true } as const

const SETUP = { setupFiles: ['test/support/seed.ts', 'test/support/unit-setup.ts'] }

/** A file that needs a document says so in its first line: `// @vitest-environment happy-dom`. */
const unit = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
  plugins: Plugin[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins,
  // As it ships.
  oxc: { jsx: { development: false } },
  test: { name, environment: 'node', ...SHARED, ...PATIENT, ...SETUP, ...test },
})

/** Runs twice: on the Preact build that ships and, with fewer cases, on the React build for development. */
const browser = (framework: 'preact' | 'react'): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: framework,
    ...browserFiles(framework),
    ...(framework === 'preact' && { runner: 'test/support/everyday-runner.ts' }),
    provide: { framework },
    // Share the browser and the modules between the files of a worker.
    isolate: false,
    ...PATIENT,
  },
})

export const projects: TestProjectInlineConfiguration[] = [
  unit('unit', { include: ['test/unit/**/*.test.{ts,tsx}'] }, [preact]),
  // Again where a framework draws.
  unit('unit-react', { include: ['test/unit/chunks/**/*.test.tsx'] }),
  { extends: true, test: { name: 'docs', include: ['test/docs/**/*.test.ts'], ...SHARED, ...PATIENT } },
  {
    extends: true,
    test: {
      name: 'server',
      include: ['test/server/**/*.test.ts'],
      // One build of the server and one PostgreSQL for all files.
      globalSetup: ['test/support/server-setup.ts'],
      ...SHARED,
      ...PATIENT,
    },
  },
  browser('react'),
  browser('preact'),
]
