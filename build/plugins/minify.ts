/**
 * Terser on all cores. Vite's own plugin has one worker, and starts it anew for each environment. Terser's output is one
 * percent smaller than the default's.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { MinifyOptions } from 'terser'
import Tinypool from 'tinypool'
import { type Plugin, parseAst, Visitor } from 'vite'
import { madeOf } from '../made.js'
import { at } from '../paths.js'

const COMPRESS = { passes: 3, unsafe_arrows: true }
const OPTIONS = {
  compress: COMPRESS,
  // No function of ours or of Preact needs a prototype and has no name.
  ecma: 2020,
  format: { comments: /allFunctionsCalledOnLoad/ },
} satisfies MinifyOptions

/** One letter beyond Latin-1, such as an ellipsis, has a browser keep the whole script with two bytes for each letter. */
const ONE_BYTE_FORMAT = { ...OPTIONS.format, ascii_only: true }

/** As many workers from the first file to the last: a new one would have to warm up terser again. */
const CORES = availableParallelism()

const VERSION = readFileSync(at('node_modules/terser/package.json'))

/**
 * For scripts that every visitor loads, or every popup. `${text}` becomes `"" + text`, which is the same for what JSON and
 * attributes may hold, and is smaller, and so is `+value` for `Number(value)`. Functions with arguments that are called once
 * stay functions, because together they compress better.
 */
const COMPRESS_MORE = { ...COMPRESS, unsafe: true, unsafe_math: true, inline: 1 }
const OF_EVERY_POPUP = ['wisp', 'wisp-page', 'wisp-site', 'ui', 'presence', 'submit']

/**
 * Variables under the names by which other files know them: a list of exports is then half as long. Only for `ui`, from which
 * others import more than fifty.
 */
const NAMED_AS_EXPORTED = 'ui'
/** The bundler makes these up, and none of them is a word of the language. */
const SHORT_NAME = /^[A-Za-z$_]$/

const exportedNames = (code: string): Record<string, string> =>
  Object.fromEntries(
    parseAst(code)
      .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
      .flatMap(({ exported, local }) =>
        exported.type === 'Identifier' && local.type === 'Identifier' && SHORT_NAME.test(exported.name)
          ? [[`$${local.name}`, exported.name]]
          : [],
      ),
  )

/** The one export of `ui` that the loader asks for by its name. */
const ENTRY_EXPORT = 'createDisplayQueue'

/** Short names for the exports of `ui`, which only files of the same build import: each stands in the list and in every import. */
const shortNames = (exports: string[]): Map<string, string> =>
  new Map(
    exports
      .filter((name) => !SHORT_NAME.test(name) && name !== ENTRY_EXPORT)
      .sort()
      .map((name, index) => [name, `$${index.toString(36)}`]),
  )

/** Lists of imports and exports have lines of their own, so places in the source map stay the same. */
const withShortNames = (code: string, chunk: string, names: Map<string, string>): string => {
  let changed = code
  for (const node of parseAst(code).body.toReversed()) {
    const specifiers =
      node.type === 'ImportDeclaration' && /(^|\/)ui\.js$/.test(node.source.value)
        ? node.specifiers.flatMap((each) => (each.type === 'ImportSpecifier' ? [[each, each.imported] as const] : []))
        : node.type === 'ExportNamedDeclaration' && chunk === NAMED_AS_EXPORTED
          ? node.specifiers.map((each) => [each, each.exported] as const)
          : []
    for (const [{ start, end, local }, name] of specifiers.toReversed()) {
      const shortName = names.get('name' in name ? name.name : name.value)
      if (!shortName || !('name' in local)) continue
      const pair = node.type === 'ImportDeclaration' ? [shortName, local.name] : [local.name, shortName]
      changed = `${changed.slice(0, start)}${pair.join(' as ')}${changed.slice(end)}`
    }
  }
  return changed
}

/** JSON has no patterns. */
const patterns = (_: string, value: unknown): unknown => (value instanceof RegExp ? `${value}` : value)

/**
 * With `let` in place of `const`, neighbours become one statement, and compression has one word less to tell. Two blanks
 * make it as long as before, so that places in the source map stay the same.
 */
const withLet = (code: string): string => {
  let changed = code
  new Visitor({
    VariableDeclaration({ kind, start }) {
      if (kind === 'const') changed = `${changed.slice(0, start)}let  ${changed.slice(start + 5)}`
    },
  }).visit(parseAst(code))
  return changed
}

interface Minified {
  code: string
  map: string
}

export const minify = (environments: string[]): Plugin & { stop(): Promise<void> } => {
  let pool: Tinypool | undefined
  return {
    name: 'wisp-minify',
    applyToEnvironment: ({ name }) => environments.includes(name),
    async renderChunk(code, { name }, { format, sourcemap }, { chunks }): Promise<Minified> {
      const more = OF_EVERY_POPUP.includes(name) ? { compress: COMPRESS_MORE, format: ONE_BYTE_FORMAT } : {}
      const options: MinifyOptions = { ...OPTIONS, ...more, module: format === 'es', sourceMap: Boolean(sourcemap) }
      const { exports = [] } = Object.values(chunks).find((chunk) => chunk.name === NAMED_AS_EXPORTED) ?? {}
      const compatibleCode = withShortNames(withLet(code), name, shortNames(exports))
      if (name === NAMED_AS_EXPORTED) options.nameCache = { vars: { props: exportedNames(compatibleCode) }, props: {} }
      const minified = await madeOf([VERSION, JSON.stringify(options, patterns), compatibleCode], async () => {
        pool ??= new Tinypool({ filename: at('build/minify-file.js'), minThreads: CORES, maxThreads: CORES })
        return Buffer.from(JSON.stringify(await pool.run({ code: compatibleCode, options })))
      })
      return JSON.parse(minified.toString())
    },
    stop: async () => pool?.destroy(),
  }
}
