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
 * stay functions, because together they compress better, and so do comparisons that are left as they are written.
 */
const COMPRESS_MORE = { ...COMPRESS, unsafe: true, unsafe_math: true, inline: 1, lhs_constants: false }
const OF_EVERY_POPUP = ['wisp', 'wisp-page', 'wisp-site', 'ui', 'presence', 'submit']

/**
 * The exports of `ui` have one name in all files: lists of exports and imports are then half as long, and a pack needs none
 * (`build/packs.ts`). Others import more than fifty.
 */
const NAMED_AS_EXPORTED = 'ui'
/** Those of one letter are made up by the bundler, the others below. None of them is a word of the language. */
const SHORT_NAME = /^([A-Za-z$_]|\$\w)$/
const UI_FILE = /(^|\/)ui\.js$/

type Name = [own: string, known: string]

const nameOf = (name: { name?: string; value?: unknown }): string => String(name.name ?? name.value)

/** The exports of `ui`, or what a chunk imports from there. */
const sharedNames = (code: string, chunk: string): Name[] =>
  parseAst(code).body.flatMap((node): Name[] => {
    if (node.type === 'ExportNamedDeclaration' && chunk === NAMED_AS_EXPORTED)
      return node.specifiers.map(({ exported, local }) => [nameOf(local), nameOf(exported)])
    return node.type === 'ImportDeclaration' && UI_FILE.test(node.source.value)
      ? node.specifiers.flatMap((each) =>
          each.type === 'ImportSpecifier' ? [[each.local.name, nameOf(each.imported)] as Name] : [],
        )
      : []
  })

/** For terser, which puts a sign before each name. */
const asNamed = (code: string, chunk: string): Record<string, string> =>
  Object.fromEntries(
    sharedNames(code, chunk).flatMap(([own, known]) => (SHORT_NAME.test(known) ? [[`$${own}`, known]] : [])),
  )

/** The one export of `ui` that the loader asks for by its name. */
const ENTRY_EXPORT = 'createDisplayQueue'

/** Short names for the exports of `ui`, which only files of the same build import: each stands in the list and in every import. */
const shortNames = (exports: string[]): Map<string, string> =>
  new Map(
    exports
      .filter((name) => name.length > 1 && name !== ENTRY_EXPORT)
      .sort()
      .map((name, index) => [name, `$${index.toString(36)}`]),
  )

/** Lists of imports and exports have lines of their own, so places in the source map stay the same. */
const withShortNames = (code: string, chunk: string, names: Map<string, string>): string => {
  let changed = code
  for (const node of parseAst(code).body.toReversed()) {
    const specifiers =
      node.type === 'ImportDeclaration' && UI_FILE.test(node.source.value)
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
      options.nameCache = { vars: { props: asNamed(compatibleCode, name) }, props: {} }
      const minified = await madeOf([VERSION, JSON.stringify(options, patterns), compatibleCode], async () => {
        pool ??= new Tinypool({ filename: at('build/minify-file.js'), minThreads: CORES, maxThreads: CORES })
        return Buffer.from(JSON.stringify(await pool.run({ code: compatibleCode, options })))
      })
      return JSON.parse(minified.toString())
    },
    stop: async () => pool?.destroy(),
  }
}
