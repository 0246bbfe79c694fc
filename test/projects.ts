/** The suites of `vitest`: unit, docs, server, and the browser's on both frameworks. */
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** The browser suite runs twice: on React as developed with, and on the Preact build that ships. */
const browser = (framework: 'react' | 'preact'): TestProjectInlineConfiguration => ({
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
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['test/unit/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      // A document for each file takes longer than most files.
      isolate: false,
      unstubGlobals: true,
      testTimeout: 120_000,
    },
  },
  { extends: true, test: { name: 'docs', include: ['test/docs/**/*.test.ts'], testTimeout: 120_000 } },
  {
    extends: true,
    test: { name: 'server', include: ['test/server/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
  },
  browser('react'),
  browser('preact'),
]
