/**
 * Runs `vite build` for other scripts that need a build; `react` also runs `vite build --mode development`, for the
 * tests.
 */
import { createBuilder } from 'vite'
import { root } from './paths.js'

/** @param {'production' | 'development'} mode */
const buildIn = async (mode) => {
  // Vite keeps the NODE_ENV that it finds. Under a test runner it would compile JSX for development, which fails.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({ root, mode })
  await builder.buildApp()
}

export const buildAll = async ({ react = false } = {}) => {
  await buildIn('production')
  if (react) await buildIn('development')
}
