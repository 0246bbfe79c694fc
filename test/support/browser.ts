import type { Browser, LaunchOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launch } from './launch'
import { createWorld, type Framework, type World } from './world'

declare module 'vitest' {
  interface ProvidedContext {
    framework: Framework
  }
}

/** One browser for all files of a worker: starting one takes longer than most cases. */
let shared: Promise<Browser>

/** A world for the cases of one file, with the build of this run; with `options`, in a browser of its own. */
export const withWorld = (options?: LaunchOptions): { world: World } => {
  const fixture = {} as { world: World }
  let launched: Browser | undefined
  beforeAll(async () => {
    if (options) launched = await launch(options)
    else shared ??= launch()
    fixture.world = await createWorld(inject('framework'), launched ?? (await shared))
  })
  afterEach(() => fixture.world.leave())
  afterAll(async () => {
    await fixture.world?.stop()
    await launched?.close()
  })
  return fixture
}
