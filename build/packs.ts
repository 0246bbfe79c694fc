/**
 * Packs: one file with all that a popup is drawn with, for each combination of a type and parts that the designs of the library have.
 * `v/BUILD/lightbox_form/ui.js` has the exports of `ui.js`, and in `pack` those of the other chunks by their names. What a page
 * loads later comes from the same folder, so that its import of `./ui.js` means this file; the server takes it from the folder above.
 */
import { parseAst } from 'vite'
import type { File } from './files.ts'

/** A chunk as it is in its file: its own names, the names that others know them by, and its code without both lists. */
interface Chunk {
  code: string
  /** Name in `ui.js` and here. */
  imports: [theirs: string, own: string][]
  exports: [own: string, known: string][]
}

type Node = ReturnType<typeof parseAst>['body'][number]

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => String(node.name ?? node.value)

const importsOf = (node: Node): Chunk['imports'] =>
  node.type === 'ImportDeclaration'
    ? node.specifiers.flatMap((each) =>
        each.type === 'ImportSpecifier' ? [[nameOf(each.imported), each.local.name] as [string, string]] : [],
      )
    : []

const exportsOf = (node: Node): Chunk['exports'] =>
  node.type === 'ExportNamedDeclaration'
    ? node.specifiers.map((each) => [nameOf(each.local), nameOf(each.exported)] as [string, string])
    : []

const read = ({ fileName, code = '' }: File): Chunk => {
  const { body } = parseAst(code)
  const lists = body.filter(({ type }) => /^(Import|Export)/.test(type))
  const chunk = { imports: lists.flatMap(importsOf), exports: lists.flatMap(exportsOf) }
  const named = lists.every((node) => importsOf(node).length || exportsOf(node).length)
  if (!named || !chunk.exports.length) throw new Error(`${fileName} cannot be part of a pack`)
  const text = lists.reduceRight((result, { start, end }) => result.slice(0, start) + result.slice(end), code)
  return { ...chunk, code: text.replace(/^\/\/# sourceMappingURL=.*$/m, '').trim() }
}

/** The chunk as a function, called at once: its own names are its own. What it takes from `ui` mostly has the same name here. */
const wrapped = ({ code, exports, imports }: Chunk, ui: Map<string, string>): string => {
  const renamed = imports.filter(([theirs, own]) => ui.get(theirs) !== own)
  const values = renamed.map(([theirs]) => ui.get(theirs))
  const object = exports.map(([own, exportName]) => `${exportName}:${own}`)
  return `((${renamed.map(([, own]) => own)})=>{${code}\nreturn{${object}}})(${values})`
}

/** @param names of the chunks beside `ui` */
const packOf = (chunks: Map<string, Chunk>, names: string[]): string => {
  const chunk = (name: string): Chunk => {
    const code = chunks.get(name)
    if (!code) throw new Error(`There is no chunk ${name} for a pack`)
    return code
  }
  const { code, exports } = chunk('ui')
  const locals = new Map(exports.map(([own, exportName]) => [exportName, own]))
  const keyOf = (name: string): string => (name.includes('-') ? `"${name}"` : name)
  const pack = names.map((name) => `${keyOf(name)}:${wrapped(chunk(name), locals)}`)
  const list = exports.map(([own, exportName]) => (own === exportName ? own : `${own} as ${exportName}`))
  return `${code}\nconst $pack={${pack}};export{${list},$pack as pack};\n`
}

/** Folder of a pack, as the server names it. */
const folderOf = (names: string[]): string => names.join('_')

/** @param packs the names of the chunks in each */
export const packFiles = (files: File[], packs: string[][]): File[] => {
  const needed = new Set(['ui', ...packs.flat()])
  const chunks = new Map(
    files.flatMap((file): [string, Chunk][] => {
      const name = file.fileName.replace(/\.js$/, '')
      return needed.has(name) ? [[name, read(file)]] : []
    }),
  )
  return packs.map((names) => ({
    fileName: `${folderOf(names)}/ui.js`,
    type: 'chunk',
    code: packOf(chunks, names),
  }))
}
