/** What a module imports, in any syntax: import and export … from, import(), and types in JavaScript comments. */
import { posix } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { walk } from './project.js'

/** @typedef {import('./project.js').Node} Node */
/** @typedef {import('./project.js').File} File */
/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {Node} node
 * @property {boolean} type whether the import vanishes at run time
 * @property {string[] | undefined} names what is imported by name; undefined: everything
 */

/** For `x as y` this is `x`. @param {any} specifier */
const nameOf = ({ propertyName, name }) => (propertyName ?? name).text

/**
 * The members that are read from `import * as alias`; undefined if the alias is passed on as a whole.
 * @param {any} source
 * @param {string} alias
 */
const membersOf = (source, alias) => {
  /** @type {(string | undefined)[]} */
  const members = []
  walk(source, (/** @type {any} */ node) => {
    const { kind, parent } = node
    if (kind !== SyntaxKind.Identifier || node.text !== alias || parent.kind === SyntaxKind.NamespaceImport) return
    if (parent.kind === SyntaxKind.PropertyAccessExpression && parent.name === node) return
    members.push((parent.expression === node ? parent.name : parent.left === node ? parent.right : undefined)?.text)
  })
  return members.every((name) => name !== undefined) ? members : undefined
}

/** @param {any} clause of an import @returns {Pick<Import, 'names' | 'type'>} */
const imported = (clause) => {
  const { name, namedBindings, phaseModifier } = clause
  const list = [...(namedBindings?.elements ?? [])]
  const byName = [...(name ? ['default'] : []), ...list.map(nameOf)]
  return {
    names: namedBindings?.name ? membersOf(clause.getSourceFile(), namedBindings.name.text) : byName,
    type:
      phaseModifier === SyntaxKind.TypeKeyword ||
      (!name && list.length > 0 && list.every(({ isTypeOnly }) => isTypeOnly)),
  }
}

/** @param {any} clause of an export @param {boolean} type @returns {Pick<Import, 'names' | 'type'>} */
const passedOn = (clause, type) => {
  const list = clause?.elements && [...clause.elements]
  return {
    names: list?.map(nameOf),
    type: type || (list?.every((/** @type {any} */ { isTypeOnly }) => isTypeOnly) ?? false),
  }
}

/**
 * The names that `const { … } = await import()` takes; undefined if the module is used as a whole.
 * @param {Node} call
 */
const destructuredNames = (call) => {
  const awaited = /** @type {any} */ (call.parent)
  const { name } = awaited.kind === SyntaxKind.AwaitExpression ? awaited.parent : {}
  return name?.kind === SyntaxKind.ObjectBindingPattern ? [...name.elements].map(nameOf) : undefined
}

/** For `a.b.c` this is `a`. @param {any} name @returns {string} */
const firstOf = (name) => (name.left ? firstOf(name.left) : name.text)

/** @param {any} node @returns {Omit<Import, 'node'> | undefined} */
const read = (node) => {
  switch (node.kind) {
    case SyntaxKind.ImportDeclaration:
    case SyntaxKind.JSImportDeclaration: {
      const clause = node.importClause ? imported(node.importClause) : { names: [], type: false }
      return { specifier: node.moduleSpecifier.text, ...clause }
    }
    case SyntaxKind.ExportDeclaration:
      return (
        node.moduleSpecifier && {
          specifier: node.moduleSpecifier.text,
          ...passedOn(node.exportClause, node.isTypeOnly),
        }
      )
    case SyntaxKind.ImportType:
      return {
        specifier: node.argument.literal.text,
        names: node.qualifier && [firstOf(node.qualifier)],
        type: true,
      }
    case SyntaxKind.CallExpression:
      return node.expression.kind === SyntaxKind.ImportKeyword && node.arguments[0]?.kind === SyntaxKind.StringLiteral
        ? { specifier: node.arguments[0].text, names: destructuredNames(node), type: false }
        : undefined
  }
}

/** Several checks ask for the imports of the same file. @type {WeakMap<object, Import[]>} */
const cache = new WeakMap()

/** @param {File} file @returns {Import[]} */
export const importsOf = ({ source }) => {
  const imports = cache.get(source) ?? []
  if (cache.has(source)) return imports
  cache.set(source, imports)
  walk(source, (node) => {
    const entry = read(node)
    if (entry) imports.push({ ...entry, node })
  })
  return imports
}

/**
 * The path of what is imported, from the project's root and without resolving its extension; undefined for packages.
 * @param {File} file
 * @param {string} specifier
 */
export const aim = ({ path }, specifier) =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier.replace(/\?.*/, '')) : undefined

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx']

/**
 * The existing file that an import refers to.
 * @param {File} file
 * @param {string} specifier
 * @param {(path: string) => boolean} exists
 */
export const resolve = (file, specifier, exists) => {
  const target = aim(file, specifier)
  return target === undefined ? undefined : ENDINGS.map((ending) => target + ending).find(exists)
}
