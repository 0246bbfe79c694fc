/**
 * What visitors download: all chunks together, so that they share one framework, then the loader alone with the
 * chunks' names put in. One pass for both is a trap: the bundler makes chunks import the loader, and a page that
 * loaded `wisp.js?v=1` then runs it twice.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { aliases } from './aliases.js'
import { lists } from './lists.js'
import { at } from './paths.js'
import { phoneFiles } from './phone.js'
import { preactDocument } from './preact-document.js'
import { bundleQuietly } from './vite.js'

/** @typedef {{ framework: 'react' | 'preact', outDir: string, plugins?: import('vite').Plugin[] }} Variant */
/** @typedef {import('rolldown').OutputChunk} Chunk */

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** @param {string} folder */
const foldersIn = (folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`)

/** Every folder chunks/GROUP/NAME with an index is the chunk NAME. @returns {Record<string, string>} name → file */
const entries = () =>
  Object.fromEntries(
    foldersIn('chunks')
      .flatMap(foldersIn)
      .flatMap((folder) => {
        const file = ['index.tsx', 'index.ts'].map((index) => at(`${folder}/${index}`)).find(existsSync)
        return file ? [[basename(folder), file]] : []
      }),
  )

/**
 * Has the browser compile all of a file where it does not hold up the page, instead of each function when it is first called:
 * https://v8.dev/blog/explicit-compile-hints. Only worth it where nearly all of them are called at once.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
const HINTED = ['ui', 'wisp']

/** @param {{ name?: string }} chunk */
const banner = ({ name = '' }) => (HINTED.includes(name) ? COMPILE_HINT : '')

/** Preact's hooks are for who uses them, not for everybody who imports something else from `react`. @param {string} id */
const bringsSideEffects = (id) => !/\/preact\/hooks\/|\/chunks\/core\/framework\//.test(id)

/**
 * React is built as a developer has it, Preact as it ships.
 * @param {Variant} variant @param {object} rolldownOptions @param {Record<string, string>} define
 * @returns {Promise<Chunk[]>} every file of the bundle, written nowhere yet
 */
const bundle = async ({ framework, plugins = [] }, rolldownOptions, define = {}) => {
  const shipped = framework === 'preact'
  const result = await bundleQuietly({
    mode: shipped ? 'production' : 'development',
    define: { 'process.env.NODE_ENV': JSON.stringify(shipped ? 'production' : 'development'), ...define },
    resolve: { alias: aliases(framework) },
    plugins: [lists(), preactDocument(), ...plugins],
    build: {
      write: false,
      target: 'es2022',
      // Written for the browsers that are supported; a lower target only adds fallbacks.
      cssTarget: 'esnext',
      // A percent smaller than the default; what ships is small enough for its time not to matter.
      minify: shipped && 'terser',
      terserOptions: {
        ...{ ecma: 2020, module: true, compress: { passes: 3, pure_getters: true } },
        format: { comments: (_, { value }) => COMPILE_HINT.endsWith(value) },
      },
      // Found by the SourceMap header, which costs the files nothing.
      sourcemap: shipped ? 'hidden' : true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { ...rolldownOptions, treeshake: { moduleSideEffects: bringsSideEffects } },
    },
  })
  const { output } = /** @type {{ output: Chunk[] }} */ (Array.isArray(result) ? result[0] : result)
  return output
}

/**
 * Come without a popup too, so they carry what they share with popups instead of fetching all that those share: reports, for
 * leads of an earlier page; targeting, route and teaser, before anything fires; and the inspector, which must not cut what visitors
 * load into more files. The widgets of fields share something as well, but who touches one seldom touches another.
 */
const ALONE = [
  'report',
  'targeting',
  'route',
  'teaser',
  'inspector',
  'legacy-server',
  'select',
  'calendar',
  'phone',
  'email',
  'number',
  'redirect',
]

/** @param {Variant} variant */
const bundleChunks = async (variant) => {
  const all = Object.entries(entries())
  const output = { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', banner }
  const alone = []
  for (const entry of all.filter(([name]) => ALONE.includes(name)))
    alone.push(
      ...(await bundle(variant, { input: Object.fromEntries([entry]), preserveEntrySignatures: 'strict', output })),
    )
  const together = await bundle(variant, {
    input: Object.fromEntries(all.filter(([name]) => !ALONE.includes(name))),
    preserveEntrySignatures: 'allow-extension',
    output: {
      ...output,
      codeSplitting: {
        groups: [
          // No popup goes without any of it: one file is a request less, and smaller than two.
          {
            name: 'ui',
            test: /\/node_modules\/(react|react-dom|scheduler|preact)\/|\/chunks\/core\//,
          },
        ],
      },
    },
  })
  return [...alone, ...together]
}

/** The loader fetches a chunk and `ui` at the same time; whatever else a chunk imported would be a round trip more. @param {Chunk[]} chunks */
const refuseWaterfalls = (chunks) => {
  for (const { fileName, imports } of chunks)
    for (const file of imports) if (file !== 'ui.js') throw new Error(`${fileName} imports ${file}`)
}

/** @param {string} dir @param {{ fileName: string, code?: string, source?: string | Uint8Array }[]} files */
const write = async (dir, files) => {
  for (const { fileName, code, source } of files) {
    await mkdir(dirname(join(dir, fileName)), { recursive: true })
    await writeFile(join(dir, fileName), code ?? source ?? '')
  }
}

/** @param {Variant} variant */
export const buildBrowser = async (variant) => {
  const files = await bundleChunks(variant)
  const chunks = files.filter(({ type }) => type === 'chunk')
  refuseWaterfalls(chunks)
  const hash = createHash('sha256')
  const data = phoneFiles()
  for (const { fileName, code } of [...chunks, ...data]) hash.update(fileName).update(code)
  const folder = `v/${hash.digest('hex').slice(0, 10)}/`
  await write(join(variant.outDir, folder), [...files, ...data])

  const loader = await bundle(
    variant,
    { input: { wisp: at('loader/index.ts') }, output: { format: 'iife', entryFileNames: '[name].js', banner } },
    { __FOLDER__: JSON.stringify(folder), __VERSION__: JSON.stringify(version) },
  )
  await write(variant.outDir, loader)
}
