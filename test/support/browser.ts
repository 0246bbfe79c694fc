import type { LaunchOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { createWorld, type Framework, type World } from './world'

declare module 'vitest' {
  interface ProvidedContext {
    framework: Framework
  }
}

/** A world for the cases of one file, in the build that this run is of. */
export const withWorld = (launch?: LaunchOptions): { world: World; framework: Framework } => {
  const held = { framework: inject('framework') } as { world: World; framework: Framework }
  beforeAll(async () => {
    held.world = await createWorld(held.framework, launch)
  })
  afterEach(() => held.world.leave())
  afterAll(() => held.world?.stop())
  return held
}
