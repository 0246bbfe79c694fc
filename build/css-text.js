/**
 * `NAME.css?inline` as text, for `runnerImport`, which never starts Vite's own plugin for css: that throws there.
 */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const QUERY = '.css?inline'
const PREFIX = '\0css-text:'

/** @returns {import('vite').Plugin} */
export const cssText = () => ({
  name: 'wisp-css-text',
  enforce: 'pre',
  // The ending of the id decides which plugins handle it.
  resolveId: (source, importer) =>
    source.endsWith(QUERY) && importer
      ? `${PREFIX}${resolve(dirname(importer), source.slice(0, -'?inline'.length))}.js`
      : undefined,
  load: (id) =>
    id.startsWith(PREFIX)
      ? `export default ${JSON.stringify(readFileSync(id.slice(PREFIX.length, -'.js'.length), 'utf8'))}`
      : undefined,
})
