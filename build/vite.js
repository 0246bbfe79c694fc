/** Settings that all builds share: no config file is read, and only what needs attention is printed. */
import { build } from 'vite'
import { root } from './paths.js'

/** @typedef {import('vite').InlineConfig} InlineConfig */

/** @param {InlineConfig} config @returns {ReturnType<typeof build>} */
export const bundleQuietly = (config) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ...config,
    build: {
      ...config.build,
      // On a slow machine it would complain of the time that our own plugins take.
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  })
