/** Whether the last build used the current sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { everythingIn } from './inputs.js'
import { at } from './paths.js'
import { openRecords } from './records.js'

/** @param {string} environment */
const isExample = (environment) => environment.startsWith('example')

/**
 * What is built as one: its folder, whose records say what it was built from, which of their environments it has, and
 * what goes into it as it is.
 * @typedef {object} Product
 * @property {string} folder
 * @property {string} records
 * @property {(environment: string) => boolean} has
 * @property {string[]} copied
 */

/** @typedef {'production' | 'examples' | 'development'} Name */

/** The product, the examples that `wisp start` mounts beside it, and the product on React for tests. @type {Record<Name, Product>} */
export const PRODUCTS = {
  production: {
    folder: 'dist',
    records: 'production',
    has: (name) => !isExample(name),
    copied: ['templates/photos', 'build/licenses'],
  },
  examples: {
    folder: 'dist.examples',
    records: 'production',
    has: isExample,
    copied: ['examples/shop/web/art', 'examples/site/web/files'],
  },
  development: { folder: 'dist.react', records: 'development', has: () => true, copied: [] },
}

/** Folders whose names say which chunks there are. */
const chunkFolders = () => ['chunks/', ...readdirSync(at('chunks')).map((name) => `chunks/${name}/`)]

/** @param {ReturnType<typeof openRecords>} records @param {string[]} environments of the records @param {Name} name */
export const stampOf = ({ hash, inputs }, environments, name) => {
  const { has, copied } = PRODUCTS[name]
  const others = [...copied.flatMap(everythingIn), ...chunkFolders()]
  const content = [
    ...environments.filter(has).map((environment) => [environment, inputs(environment)]),
    ...[...others, 'package.json', 'package-lock.json', 'shared/page/model/api.ts'].map((path) => [path, hash(path)]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** @param {Name} name */
export const isFresh = (name) => {
  const { folder, records: kind, has } = PRODUCTS[name]
  if (!existsSync(at(`${folder}/stamp`))) return false
  const records = openRecords(kind)
  const environments = records.environments()
  return (
    environments.filter(has).every(records.isCurrent) &&
    readFileSync(at(`${folder}/stamp`), 'utf8') === stampOf(records, environments, name)
  )
}
