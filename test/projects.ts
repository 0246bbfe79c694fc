/** What `npm test` runs, by kind; `npx vitest run --project NAME` runs one of them. */
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { aliases } from '../build/aliases.js'

/** A busy machine takes its time; what never ends is broken all the same. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const

/** Code that runs in a page is tested with a document, all other without one, so that it is seen to need none. */
const IN_A_PAGE = ['chunks', 'loader', 'server/pages', 'shared', 'templates']
const ELSEWHERE = ['bench', 'build', 'server', 'support']
const testsOf = (folders: string[]): string[] => folders.map((name) => `test/unit/${name}/**/*.test.{ts,tsx}`)

/** The files of a worker share what they import, which takes longer than most of them. */
const SHARED = { isolate: false, unstubGlobals: true } as const

const unit = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  resolve: { alias: aliases('react') },
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
  unit('unit', { include: testsOf(IN_A_PAGE), environment: 'happy-dom' }),
  unit('node', { include: testsOf(ELSEWHERE), exclude: testsOf(IN_A_PAGE) }),
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
