/** Builds what is stale, for commands and tests that need a build. */
import { root } from './paths.js'
import { isFresh } from './stamp.js'

/** Mode `production` also makes the examples. @param {'production' | 'development'} mode */
const buildIn = async (mode) => {
  // Vite keeps the NODE_ENV that it finds. Under a test runner it would compile JSX for development, which fails.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  // Import Vite only if there is something to do: it takes half a second.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root, mode })
  await builder.buildApp()
  process.env.NODE_ENV = NODE_ENV
}

/** `react` also makes the build on React, which tests need (`vite build --mode development`). */
export const buildStale = async ({ react = false } = {}) => {
  if (!isFresh('production') || !isFresh('examples')) await buildIn('production')
  if (react && !isFresh('development')) await buildIn('development')
}
