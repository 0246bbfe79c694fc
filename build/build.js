/** `vite build` for who finds, while running, that something is to be built; `react` adds `vite build --mode development`, for the tests. */
import { createBuilder } from 'vite'
import { root } from './paths.js'

/** @param {'production' | 'development'} mode */
const buildIn = async (mode) => {
  const builder = await createBuilder({ root, mode })
  await builder.buildApp()
}

export const buildAll = async ({ react = false } = {}) => {
  await buildIn('production')
  if (react) await buildIn('development')
}
