/** Whether dist/ was built from the current sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { everythingIn } from './inputs.js'
import { at } from './paths.js'
import { openRecords } from './records.js'

/** What goes into dist/ as it is. */
const COPIED = ['server/pages/demo/art', 'server/pages/site/files', 'templates/photos', 'build/licenses']

/** Folders whose names say which chunks there are. */
const chunkFolders = () => ['chunks/', ...readdirSync(at('chunks')).map((name) => `chunks/${name}/`)]

/**
 * @param {ReturnType<typeof openRecords>} records
 * @param {string[]} environments
 */
export const stampOf = ({ hash, inputs }, environments) => {
  const others = [...COPIED.flatMap(everythingIn), ...chunkFolders()]
  const content = [
    ...environments.map((name) => [name, inputs(name)]),
    ...[...others, 'package.json', 'package-lock.json', 'shared/model/api.ts'].map((path) => [path, hash(path)]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** @typedef {'production' | 'development'} Mode */

/** Where each build goes: what ships, and the one on React, for tests. @type {Record<Mode, string>} */
export const FOLDERS = { production: 'dist', development: 'dist.react' }

/** @param {Mode} mode */
export const isFresh = (mode) => {
  const dist = FOLDERS[mode]
  if (!existsSync(at(`${dist}/stamp`))) return false
  const records = openRecords(mode)
  const environments = records.environments()
  return (
    environments.every(records.isCurrent) &&
    readFileSync(at(`${dist}/stamp`), 'utf8') === stampOf(records, environments)
  )
}
