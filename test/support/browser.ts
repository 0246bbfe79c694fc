import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { findShell, launchedFrom } from './chrome.js'
import { withLetters } from './letters/letters.js'
import { createWorld, type Framework, type World } from './world'

declare module 'vitest' {
  interface ProvidedContext {
    framework: Framework
  }
}

/** The second flag spares a process, and a tenth of what each visit takes of the processor. */
const FLAGS = ['--no-sandbox', '--in-process-gpu']

const start = (options?: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...launchedFrom(findShell()), args: FLAGS, env: withLetters(), ...options })

/** One browser for all files of a worker: starting one takes longer than most cases. */
let shared: Promise<Browser>

/** A world for the cases of one file, with the build of this run; with `launch`, in a browser of its own. */
export const withWorld = (launch?: LaunchOptions): { world: World } => {
  const fixture = {} as { world: World }
  let launched: Browser | undefined
  beforeAll(async () => {
    if (launch) launched = await start(launch)
    else shared ??= start()
    fixture.world = await createWorld(inject('framework'), launched ?? (await shared))
  })
  afterEach(() => fixture.world.leave())
  afterAll(async () => {
    await fixture.world?.stop()
    await launched?.close()
  })
  return fixture
}
