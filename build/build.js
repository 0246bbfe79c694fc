/**
 * Builds everything into a folder beside dist/ and swaps them, so that a failed build leaves the old one in place.
 * `--react` adds the browser build on React, unminified, that the browser suite runs on beside the shipped one.
 */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildBrowser } from './browser.js'
import { compress } from './compress.js'
import { keepEarlier } from './keep.js'
import { at } from './paths.js'
import { buildPages, buildServer, buildTemplates } from './server.js'
import { sourceStamp } from './stamp.js'

export const buildAll = async ({ react = false } = {}) => {
  const stamp = sourceStamp()
  const dist = at(`dist.${process.pid}`)
  try {
    await mkdir(join(dist, 'pages'), { recursive: true })
    await buildBrowser({ framework: 'preact', outDir: join(dist, 'public') })
    await buildPages(dist)
    await buildTemplates(dist)
    await buildServer(dist)
    // Types alone, written so that they stand alone: what a page's developers call is what ships.
    await copyFile(at('shared/api.ts'), join(dist, 'public/wisp.d.ts'))
    await compress(join(dist, 'public'))
    if (react) await buildBrowser({ framework: 'react', outDir: join(dist, 'react') })
    await keepEarlier(at('dist'), dist)
    await writeFile(join(dist, 'stamp'), stamp)
    await rm(at('dist'), { recursive: true, force: true })
    await rename(dist, at('dist'))
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) await buildAll({ react: process.argv.includes('--react') })
