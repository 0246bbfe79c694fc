#!/usr/bin/env node
/** The `wisp` command. Builds first when the sources have changed since the last build. */
import { isFresh } from '../build/stamp.js'

if (!isFresh()) {
  console.error('Building Wisp …')
  const { buildAll } = await import('../build/build.js')
  await buildAll()
}
// Kept out of the bundler's and the type checker's sight: it is there only after a build.
const cli = new URL('../dist/server/cli.js', import.meta.url).href
await import(cli)
