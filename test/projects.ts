/** The test projects of `npm test`; `npx vitest run --project NAME` runs one of them. */
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { framework } from '../build/plugins/framework.ts'
import { browserFiles, isWholeRun, leftOutOfServer } from './suites.ts'

/** Long enough for a busy machine, also for conditions that must come true; a test that never ends still fails. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } } as const

/** Our chunks and their tests; designs are rendered by React itself. */
const OF_CHUNKS = /\/(test\/unit\/)?chunks\/|\/node_modules\//

/** The framework that visitors get: Preact. */
const preactPlugin = framework(['ssr', 'client'], OF_CHUNKS)

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
  // JSX is compiled as it ships.
  oxc: { jsx: { development: false } },
  test: { name, environment: 'node', ...SHARED, ...PATIENT, ...SETUP, ...test },
})

/** Leaves out what the complete run has, where a file is run in part. */
const EVERYDAY_RUNNER = 'test/support/everyday-runner.ts'

/** Suites that may share workers: modules, and the browser once it has started. */
const SUITES = { isolate: false, ...PATIENT } as const

const docs: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'docs', include: ['test/docs/**/*.test.ts'], unstubGlobals: true, ...SUITES },
}

const server: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'server',
    include: ['test/server/**/*.test.ts'],
    exclude: leftOutOfServer,
    runner: EVERYDAY_RUNNER,
    unstubGlobals: true,
    // One build of the server and one PostgreSQL for all files.
    globalSetup: ['test/support/server-setup.ts'],
    ...SUITES,
  },
}

const preact: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'preact',
    ...browserFiles('preact'),
    runner: EVERYDAY_RUNNER,
    provide: { framework: 'preact' },
    ...SUITES,
  },
}

const react: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'react',
    ...browserFiles('react'),
    runner: EVERYDAY_RUNNER,
    provide: { framework: 'react' },
    ...SUITES,
  },
}

/** The suites of what ships as one project. A worker that goes from one project to another would import everything anew. */
const shipped: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...docs.test,
    ...server.test,
    ...preact.test,
    name: 'shipped',
    include: [docs, server, preact].flatMap(({ test }) => test?.include ?? []),
    exclude: [server, preact].flatMap(({ test }) => test?.exclude ?? []),
  },
}

export const projects: TestProjectInlineConfiguration[] = [
  unit('unit', { include: ['test/unit/**/*.test.{ts,tsx}'] }, [preactPlugin]),
  // Again where a framework draws.
  unit('unit-react', { include: ['test/unit/chunks/**/*.test.tsx'] }),
  ...(isWholeRun ? [shipped] : [docs, server, preact]),
  react,
]
