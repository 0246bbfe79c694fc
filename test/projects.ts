/** What `npm test` runs, by kind; `npx vitest run --project NAME` runs one of them. */
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** A busy machine takes its time; what never ends is broken all the same. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const

/** What never runs in a page is tested without a document, so that it is seen to need none; all other tests of units have one. */
const WITHOUT_PAGE = [
  'test/unit/{bench,build,support}/**/*.test.ts',
  'test/unit/server/*.test.ts',
  'test/unit/server/!(pages)/**/*.test.ts',
]

/** The files of a worker share what they import, which takes longer than most of them. */
const SHARED = { isolate: false, unstubGlobals: true } as const

const unit = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,

  test: { name, ...SHARED, ...PATIENT, ...test },
})

/** The browser suite runs twice: on the Preact build that ships, and, by fewer cases, on React as developed with. */
const browser = (framework: 'preact' | 'react'): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: framework,
    include: ['test/browser/**/*.test.ts'],
    provide: { framework },
    // The files of a worker share its browser and what they import.
    isolate: false,
    // Waiting for what must come; a slow machine takes its time.
    expect: { poll: { timeout: 20_000 } },
    // A busy machine can put off a frame; what is broken fails again.
    retry: 1,
    // When all else is done: what computes would take the frames from what is drawn.
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
      // One build of the server and one PostgreSQL for all of its files.
      globalSetup: ['test/support/server-setup.ts'],
      ...SHARED,
      ...PATIENT,
    },
  },
  browser('react'),
  browser('preact'),
]
