#!/usr/bin/env node
/** The `wisp` command. First builds what has changed since the last build. */
import { existsSync } from 'node:fs'

// Computed imports, because these files need not exist: bundler and type checker must not resolve them.
const here = (/** @type {string} */ path) => new URL(path, import.meta.url)

// A container has only what was built.
const build = here('../build/build.js')
if (existsSync(build)) {
  const { buildStale } = await import(build.href)
  await buildStale().catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error('Building needs the development packages: run npm ci --include=dev')
    process.exit(1)
  })
  // The build's workers stay connected to the output: Node would warn of a leak at the next listener.
  process.stdout.setMaxListeners(0)
}
await import(here('../dist/server/cli.js').href)
