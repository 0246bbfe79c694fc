/**
 * What each environment was built from and what came of it, kept in dist.cache/, so that a build makes only what has
 * changed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { areCurrent, closureOf, createHashes, inputsOf } from './inputs.js'
import { at } from './paths.js'

/** @typedef {import('./files.ts').File} File */
/** @typedef {import('./inputs.js').Inputs} Inputs */
/**
 * @typedef {object} Built
 * @property {File[]} files
 * @property {string[]} packages whose code is in them
 */

/** Tools whose new versions may make something else of the same source. */
const TOOLS = ['vite', 'rolldown', 'terser', 'vite-plugin-css-injected-by-js', 'email-providers']

/** How everything is built. @returns {Iterable<string>} */
const recipe = () => [
  ...closureOf('vite.config.ts'),
  ...closureOf('build/minify-file.js'),
  'tsconfig.json',
  ...TOOLS.map((name) => `node_modules/${name}/package.json`),
]

/** @param {string} file @returns {Buffer | undefined} */
const readIfThere = (file) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** @param {string} kind what ships, or a build for tests or development */
export const openRecords = (kind) => {
  const hash = createHashes()
  const folder = at(`dist.cache/${kind}`)
  /** @type {Inputs | undefined} */
  let common

  /** @param {string} environment @returns {Inputs | undefined} */
  const inputs = (environment) => {
    const text = readIfThere(`${folder}/${environment}.json`)
    return text && JSON.parse(text.toString())
  }

  return {
    hash,
    inputs,
    /** @returns {string[]} */
    environments: () => readIfThere(`${folder}/all`)?.toString().split('\n') ?? [],

    /** @param {string} environment */
    isCurrent: (environment) => {
      const recordedInputs = inputs(environment)
      return recordedInputs !== undefined && areCurrent(recordedInputs, hash)
    },

    /** @param {string} environment @returns {Built} */
    read: (environment) => deserialize(readFileSync(`${folder}/${environment}.bin`)),

    /** @param {string} environment @param {Iterable<string>} modules @param {Built} built */
    write(environment, modules, built) {
      common ??= Object.fromEntries([...recipe()].map((path) => [path, hash(path)]))
      mkdirSync(folder, { recursive: true })
      // The result first: inputs without it would count as current.
      writeFileSync(`${folder}/${environment}.bin`, serialize(built))
      writeFileSync(`${folder}/${environment}.json`, JSON.stringify({ ...common, ...inputsOf(modules, hash) }))
    },

    /** Notes which environments there are, and forgets others. @param {string[]} environments */
    settle(environments) {
      for (const file of readdirSync(folder))
        if (file !== 'all' && !environments.includes(file.replace(/\.\w+$/, ''))) rmSync(`${folder}/${file}`)
      writeFileSync(`${folder}/all`, environments.join('\n'))
    },
  }
}
