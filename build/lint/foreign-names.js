/**
 * Lookups by foreign names: `record[name]` where `name` is any string finds what every object has, `constructor` say, beside what
 * the record holds, and `record.__proto__ = …` changes it. Types tell which those are: Biome's plugins see the text alone.
 * Fine are Map, own() of shared/platform/own.ts, a look with Object.hasOwn() at the same two, and names that a comment
 * vouches for: `// Own names: …` before the lookup or what it is part of.
 */
import { relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API, TypeFlags } from 'typescript/unstable/sync'
import { at, root } from '../paths.js'

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/ast').SourceFile} SourceFile */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */

const LOOKED_AT = /^(chunks|loader|server|shared)\//

/** Text of any kind, or anything; not one of a few known words, nor what has a beginning of ours (`poptin_${string}`). */
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

/** @param {SourceFile} file @param {Node} node */
const textOf = (file, node) => file.text.slice(node.pos, node.end).trim()

/** Comments before it. */
const LEADING = /^(\s*(\/\/.*\n|\/\*[\s\S]*?\*\/))*/

/** The function around it has asked for an own name, or a comment before the lookup or around it vouches for it. */
const isAllowed = (/** @type {SourceFile} */ file, /** @type {Node} */ node, /** @type {string} */ asked) => {
  let inFunction = true
  for (let outer = node; outer.parent; outer = outer.parent) {
    const text = textOf(file, outer)
    if (LEADING.exec(text)?.[0].includes('// Own names:')) return true
    if (inFunction && text.includes(asked)) return true
    inFunction &&= !FUNCTIONS.includes(outer.kind)
  }
  return false
}

/** @param {SourceFile} file @param {Checker} checker */
const lookupsIn = (file, checker) => {
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {Node} */ node) => {
    node.forEachChild(visit)
    const lookup = lookupOf(node)
    if (!lookup || !isForeign(checker, lookup.key)) return
    const asked = `Object.hasOwn(${textOf(file, lookup.object)}, ${textOf(file, lookup.key)})`
    if (isAllowed(file, node, asked)) return
    const line = file.text.slice(0, node.end).split('\n').length
    found.push(`${relative(root, file.fileName)}:${line} ${textOf(file, node).replace(/\s+/g, ' ')}`)
  }
  file.forEachChild(visit)
  return found
}

/** `FILE:LINE LOOKUP` of each. @param {string} config path of a tsconfig.json @param {RegExp} wanted files, seen from the root */
export const foreignLookups = (config = at('tsconfig.json'), wanted = LOOKED_AT) => {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} cannot be read`)
    const { checker, program } = project
    return program
      .getSourceFileNames()
      .filter((name) => wanted.test(relative(root, name)))
      .flatMap((name) => {
        const file = program.getSourceFile(name)
        return file ? lookupsIn(file, checker) : []
      })
  } finally {
    api.close()
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = foreignLookups()
  for (const lookup of found)
    console.error(`${lookup}: a lookup by a foreign name; own() of shared/platform/own.ts, or a Map`)
  process.exitCode = found.length ? 1 : 0
}
