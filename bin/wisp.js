#!/usr/bin/env node
/** The `wisp` command. Rebuilds first if the sources have changed since the last build. */
import { isFresh } from '../build/stamp.js'

if (!isFresh()) {
  console.error('Building Wisp …')
  const { buildAll } = await import('../build/build.js')
  await buildAll()
  // The build's workers stay connected to the output: Node would warn of a leak at the next listener.
  process.stdout.setMaxListeners(0)
}
// A computed import, because the file exists only after a build: bundler and type checker must not resolve it.
const cli = new URL('../dist/server/cli.js', import.meta.url).href
await import(cli)
