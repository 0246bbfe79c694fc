/**
 * Finds exports that nobody imports. They look as if others relied on them, and keep unused code alive.
 *
 * knip finds these, too, and reads the project once more for it; an export that only tests import takes it a second run.
 */
import { SyntaxKind } from 'typescript/unstable/ast'
import { importsOf, resolve } from './imports.js'
import { placeOf, walk } from './project.js'

/** @typedef {import('./project.js').Node} Node */
/** @typedef {import('./project.js').File} File */

/**
 * Values that something other than our modules imports: by the name of the file, or through the bundler's
 * configuration.
 */
const ENTRIES = [
  // Chunks, which the loader asks for by name, and what the bundler uses instead of React.
  /^chunks\/[\w-]+\/[\w-]+\/index\.tsx?$/,
  /^chunks\/core\/framework\//,
  /^templates\/render\.tsx$/,
  // Run by the build, which has built it before.
  /^shared\/words\/files\.ts$/,
  // Built apart, and imported by `wisp start`.
  /^examples\/index\.ts$/,
  // Designs and brands, which the library takes by their files.
  /^templates\/(?!art|kit)[\w-]+\/[\w-]+\.tsx?$/,
  // Run through Vite.
  /^(bench|bench\/figures|bench\/loader|bench\/beside|test\/fill|test\/soak)\/main\.ts$/,
  // Imported by a page.
  /^bench\/floor\/popup\.js$/,
  // Configurations and reporters of Vitest and Vite.
  /^(vite|vitest)\.config\.ts$/,
  // Run in a worker of the build, and by Vite.
  /^build\/(minify-file\.js|dev\/product\.ts)$/,
  /\.config\.js$/,
  /^test\/support\/(server-setup|everyday-runner)\.ts$/,
  // Imported by a name of ours (build/own-modules.js).
  /^server\/web\/(hosted\/scope-storage|edge\/answer-inside)\.ts$/,
  // Only the compiler reads these.
  /^test\/types\//,
]

/** The types that sites get: wisp.d.ts. */
const PUBLISHED = 'shared/page/model/api.ts'

const DECLARATIONS = [
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.EnumDeclaration,
]

/**
 * The names that a declaration declares, including those of a destructuring pattern.
 * @param {any} name
 * @returns {Node[]}
 */
const namesIn = (name) => (name.elements ? [...name.elements].flatMap((each) => namesIn(each.name)) : [name])

/** @param {any} node an exported name */
const isType = ({ parent }) =>
  parent.kind === SyntaxKind.InterfaceDeclaration ||
  parent.kind === SyntaxKind.TypeAliasDeclaration ||
  (parent.kind === SyntaxKind.ExportSpecifier && (parent.isTypeOnly || parent.parent.parent.isTypeOnly))

/** @param {any} statement @returns {Node[]} the names that it exports */
const exportedBy = (statement) => {
  if (statement.kind === SyntaxKind.ExportAssignment) return [statement]
  if (statement.kind === SyntaxKind.ExportDeclaration)
    return [...(statement.exportClause?.elements ?? [])].map(({ name }) => name)
  const modifiers = [...(statement.modifiers ?? [])].map(({ kind }) => kind)
  if (!modifiers.includes(SyntaxKind.ExportKeyword)) return []
  if (modifiers.includes(SyntaxKind.DefaultKeyword)) return [statement]
  if (DECLARATIONS.includes(statement.kind)) return [statement.name]
  return [...(statement.declarationList?.declarations ?? [])].flatMap(({ name }) => namesIn(name))
}

const nameOf = (/** @type {any} */ node) => (node.kind === SyntaxKind.Identifier ? node.text : 'default')

/** How often a name occurs in a file. @param {File} file @param {string} name */
const timesIn = ({ source }, name) => {
  let times = 0
  walk(source, (node) => {
    if (node.kind === SyntaxKind.Identifier && /** @type {any} */ (node).text === name) times += 1
  })
  return times
}

const WHOLE = '*'
const isTest = (/** @type {string} */ path) => path.startsWith('test/')

/** Maps `FILE NAME` of everything that is imported to whether anything but a test imports it. @param {File[]} files */
const usesIn = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  /** @type {Map<string, boolean>} */
  const uses = new Map()
  for (const file of files)
    for (const { specifier, names = [WHOLE] } of importsOf(file)) {
      const target = resolve(file, specifier, (path) => paths.has(path))
      for (const name of names) {
        const key = `${target} ${name}`
        uses.set(key, uses.get(key) || !isTest(file.path))
      }
    }
  return uses
}

/** @type {import('./project.js').Check} */
export const unusedExports = ({ files }) => {
  const uses = usesIn(files)
  return files
    .filter(({ path }) => path !== PUBLISHED)
    .flatMap((file) =>
      [...file.source.statements].flatMap(exportedBy).flatMap((node) => {
        if (!isType(node) && ENTRIES.some((entry) => entry.test(file.path))) return []
        const name = nameOf(node)
        const users = [name, WHOLE].map((key) => uses.get(`${file.path} ${key}`))
        if (users.includes(true)) return []
        const hasOwnUse = timesIn(file, name) > 1
        const place = `${placeOf(file, node)} ${name}`
        if (!users.includes(false))
          return [`${place}: exported, but imported nowhere; ${hasOwnUse ? 'remove `export`' : 'delete it'}`]
        return isTest(file.path) || hasOwnUse
          ? []
          : [`${place}: only tests import it; delete it, or test it through the code that uses it`]
      }),
    )
}
