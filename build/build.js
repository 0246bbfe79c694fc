/**
 * Builds everything into a folder beside dist/ and swaps them, so that a failed build leaves the old one in place.
 * `--react` adds the browser build on React, unminified, that the browser suite runs on beside the shipped one.
 */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildBrowser } from './browser.js'
import { compress } from './compress.js'
import { withWorkFolder } from './dist.js'
import { keepEarlier } from './keep.js'
import { collectNotices } from './notices.js'
import { at, root } from './paths.js'
import { buildPages, buildServer, buildTemplates } from './server.js'
import { sourceStamp } from './stamp.js'

/** @param {string} dist @param {{ react: boolean }} options */
const buildInto = async (dist, { react }) => {
  const stamp = sourceStamp()
  const notices = collectNotices()
  await mkdir(join(dist, 'pages'), { recursive: true })
  await buildBrowser({ framework: 'preact', outDir: join(dist, 'public'), plugins: [notices.plugin] })
  await buildPages(dist, [notices.plugin])
  await buildTemplates(dist)
  await buildServer(dist, [notices.plugin])
  // Types alone, written so that they stand alone: what a page's developers call is what ships.
  await copyFile(at('shared/model/api.ts'), join(dist, 'public/wisp.d.ts'))
  await writeFile(join(dist, 'public/notices.txt'), notices.text())
  await compress(join(dist, 'public'))
  if (react) await buildBrowser({ framework: 'react', outDir: join(dist, 'react') })
  await keepEarlier(at('dist'), dist)
  await writeFile(join(dist, 'stamp'), stamp)
  await rm(at('dist'), { recursive: true, force: true })
  await rename(dist, at('dist'))
}

export const buildAll = ({ react = false } = {}) => withWorkFolder(root, (dist) => buildInto(dist, { react }))

if (process.argv[1] === import.meta.filename) await buildAll({ react: process.argv.includes('--react') })
