/** jQuery and plugins of it, as a page has them: a tag for each file, and a script of the page that starts them. */
import { installed, serveFiles, versionOf } from '../columns/files'
import type { ReplacingColumn } from './column'

/** The files that a page loads, by path, in this order. */
type PluginFiles = Record<string, () => string | Promise<string>>

export const ownFile = (file: string) => (): string => installed(file)

/** Names and versions, for the note of a column. */
export const versionsOf = (names: string[]): string => names.map((name) => `${name} ${versionOf(name)}`).join(', ')

/** @param start the page's own script, which is no part of what is counted. As text, because plugins add methods that no type knows */
export const pluginColumn = (files: PluginFiles, start: (origin: string) => string) =>
  ({
    name: 'jquery',
    title: 'jQuery and its plugins',
    kind: 'peer',
    entry: '/jquery.js',
    async serve() {
      const contents = await Promise.all(
        Object.entries(files).map(async ([path, make]) => [path, await make()] as const),
      )
      // Hits and leads are answered with an empty object.
      return serveFiles(Object.fromEntries(contents))
    },
    tag(origin) {
      const tags = Object.keys(files).map((path) =>
        path.endsWith('.css')
          ? `<link rel="stylesheet" href="${origin}${path}">`
          : `<script defer src="${origin}${path}"></script>`,
      )
      // A module runs after deferred scripts.
      return `${tags.join('')}<script type="module">${start(origin)}; window.pageReady = true</script>`
    },
    armed: () => 'pageReady' in window,
  }) satisfies Partial<ReplacingColumn>
