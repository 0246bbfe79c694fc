/** The test projects of `npm test`; `npx vitest run --project NAME` runs one of them. */
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Long enough for a busy machine; a test that never ends still fails. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const

/** Tested without a document, to show that this code, which never runs in a page, needs none. */
const WITHOUT_PAGE = [
  'test/unit/{bench,build,support}/**/*.test.ts',
  'test/unit/server/*.test.ts',
  'test/unit/server/!(pages)/**/*.test.ts',
]

/** Share modules between the files of a worker: importing takes longer than most of them run. */
const SHARED = { isolate: false, unstubGlobals: true } as const

const SEED = { setupFiles: ['test/support/seed.ts'] }

const unit = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...SHARED, ...PATIENT, ...SEED, ...test },
})

/** Runs twice: on the Preact build that ships and, with fewer cases, on the React build for development. */
const browser = (framework: 'preact' | 'react'): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: framework,
    include: ['test/browser/**/*.test.ts'],
    provide: { framework },
    // Share the browser and the modules between the files of a worker.
    isolate: false,
    // For conditions that must come true; a slow machine may need the time.
    expect: { poll: { timeout: 20_000 } },
    // A busy machine may delay a frame; a real failure fails again. What passes only then is listed at the end of the run.
    retry: 2,
    // After everything else: tests that compute would slow down the drawing of frames.
    sequence: { groupOrder: 1 },
    ...PATIENT,
  },
})

export const projects: TestProjectInlineConfiguration[] = [
  unit('unit', { include: ['test/unit/**/*.test.{ts,tsx}'], exclude: WITHOUT_PAGE, environment: 'happy-dom' }),
  unit('node', { include: WITHOUT_PAGE }),
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
