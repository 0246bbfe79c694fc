/**
 * Lookups by names from outside: `record[name]` with any string also finds what every object has, such as
 * `constructor`, and `record.__proto__ = …` changes the record. Only types show which names come from outside; Biome's
 * plugins see just the text.
 *
 * Allowed are Map, own() of shared/values/own.ts, a lookup after Object.hasOwn() with the same object and key, and
 * names that a comment vouches for: `// Own names: …` before the lookup or a statement that contains it.
 */
import { SyntaxKind } from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import { isVouchedFor, placeOf, textOf, walk } from './project.js'

/** @typedef {import('./project.js').Node} Node */
/** @typedef {import('./project.js').SourceFile} SourceFile */
/** @typedef {import('./project.js').File} File */
/** @typedef {import('./project.js').Checker} Checker */

const LOOKED_AT = /^(chunks|loader|server|shared)\//

/** Whether a key may be any text: not one of a few known words, nor text with a known prefix (`poptin_${string}`). */
const isForeign = (/** @type {Checker} */ checker, /** @type {Node} */ key) => {
  const type = checker.getTypeAtLocation(key)
  if (!type) return false
  const parts = type.isUnionType() ? type.getTypes() : [type]
  return parts.some(({ flags }) => flags & (TypeFlags.String | TypeFlags.Any))
}

/** The object and the key of a computed lookup, or of `key in object`. */
const lookupOf = (/** @type {any} */ node) => {
  if (node.kind === SyntaxKind.ElementAccessExpression) return { object: node.expression, key: node.argumentExpression }
  if (node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.InKeyword)
    return { object: node.right, key: node.left }
}

const FUNCTIONS = [SyntaxKind.ArrowFunction, SyntaxKind.FunctionDeclaration, SyntaxKind.MethodDeclaration]

/**
 * Whether the function around the node has checked with Object.hasOwn().
 * @param {SourceFile} source
 * @param {Node} node
 * @param {string} ownCheck
 */
const isAsked = (source, node, ownCheck) => {
  for (let outer = node; outer.parent; outer = outer.parent) {
    if (textOf(source, outer).includes(ownCheck)) return true
    if (FUNCTIONS.includes(outer.kind)) return false
  }
  return false
}

/** @param {File} file @param {Checker} checker */
const lookupsIn = (file, checker) => {
  const { source } = file
  /** @type {string[]} */
  const offences = []
  walk(source, (node) => {
    const lookup = lookupOf(node)
    if (!lookup || !isForeign(checker, lookup.key)) return
    const ownCheck = `Object.hasOwn(${textOf(source, lookup.object)}, ${textOf(source, lookup.key)})`
    if (isAsked(source, node, ownCheck) || isVouchedFor(source, node, 'Own names:')) return
    const text = textOf(source, node).replace(/\s+/g, ' ')
    offences.push(
      `${placeOf(file, node)} ${text}: the name comes from outside and may be constructor; use own() of shared/values/own.ts, or a Map`,
    )
  })
  return offences
}

/** @type {import('./project.js').Check} */
export const foreignLookups = ({ files, checker }) =>
  files.filter(({ path }) => LOOKED_AT.test(path)).flatMap((file) => lookupsIn(file, checker))
