/**
 * The steps of `vite build`. Everything is built into a folder beside dist/ and swapped at the end, so that a failed
 * build leaves the old one in place.
 */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { writeChunks } from './chunks.ts'
import { compress } from './compress.js'
import { withWorkFolder } from './dist.js'
import { filesOf, write } from './files.ts'
import { keepEarlier } from './keep.js'
import { collectNotices } from './notices.js'
import { at, root } from './paths.js'
import { constants } from './plugins/constants.ts'
import { buildPages, buildServer, buildStores, buildTemplates } from './server.ts'
import { sourceStamp } from './stamp.js'

interface App {
  plugins: Plugin[]
  buildApp: (builder: ViteBuilder) => Promise<void>
}

/** The names of the environments that build each of these. */
interface Environments {
  chunks: string[]
  /** What pages have a tag for. */
  loaders: string[]
  /** The scripts of the demo stores. */
  themes: string[]
}

export const createApp = (shipped: boolean, { chunks, loaders, themes }: Environments): App => {
  const notices = collectNotices()
  /** The folder of the chunks; known once they are built. */
  let folder = ''

  /**
   * What visitors download: first the chunks, then the loaders with the name of their folder set. Do not build both in
   * one pass: the bundler makes chunks import the loader, and a page that loaded `wisp.js?v=1` would run it twice.
   */
  const buildBrowser = async (builder: ViteBuilder, dir: string): Promise<void> => {
    const files = []
    for (const environment of chunks) files.push(...(await filesOf(builder, environment)))
    folder = await writeChunks(dir, files)
    for (const environment of loaders) await write(dir, await filesOf(builder, environment))
  }

  const ship = (builder: ViteBuilder): Promise<void> =>
    withWorkFolder(root, async (dist) => {
      const stamp = sourceStamp()
      await buildBrowser(builder, join(dist, 'public'))
      await buildPages(builder, dist)
      await buildStores(builder, dist, themes)
      notices.add(await buildTemplates(builder, dist))
      await buildServer(builder, dist)
      // The public types import nothing of ours, so the file ships as it is.
      await copyFile(at('shared/model/api.ts'), join(dist, 'public/wisp.d.ts'))
      await writeFile(join(dist, 'public/notices.txt'), notices.text())
      await compress(join(dist, 'public'))
      await keepEarlier(at('dist'), dist)
      await writeFile(join(dist, 'stamp'), stamp)
      await rm(at('dist'), { recursive: true, force: true })
      await rename(dist, at('dist'))
    })

  /** The React build, next to what ships: browser tests run on both. */
  const buildReact = (builder: ViteBuilder): Promise<void> =>
    withWorkFolder(root, async (dir) => {
      await buildBrowser(builder, dir)
      await mkdir(at('dist'), { recursive: true })
      await rm(at('dist/react'), { recursive: true, force: true })
      await rename(dir, at('dist/react'))
    })

  return {
    plugins: [constants(loaders, () => folder), ...(shipped ? [notices.plugin] : [])],
    buildApp: shipped ? ship : buildReact,
  }
}
