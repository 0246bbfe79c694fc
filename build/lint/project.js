/** The project as the checks see it: all of its files, parsed, with the compiler's knowledge of them. */
import { dirname, relative } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { at, root } from '../paths.js'

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/ast').SourceFile} SourceFile */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {{ path: string, source: SourceFile }} File `path` is seen from the project's root. */
/** @typedef {{ files: File[], checker: Checker }} Project */
/** @typedef {(project: Project) => string[]} Check returns one line for each offence */

/** @template T @param {(project: Project) => T} use @param {string} [config] path of a tsconfig.json @returns {T} */
export const withProject = (use, config = at('tsconfig.json')) => {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} cannot be read`)
    const { checker, program } = project
    const files = program.getSourceFileNames().flatMap((name) => {
      const path = relative(dirname(config), name).replaceAll('\\', '/')
      const source = /^\.\.|^node_modules\/|:/.test(path) ? undefined : program.getSourceFile(name)
      return source ? [{ path, source }] : []
    })
    return use({ files, checker })
  } finally {
    api.close()
  }
}

/** Comments before a node. */
const LEADING = /^(\s*(\/\/.*\n|\/\*[\s\S]*?\*\/))*/

/** The text of a node without the comments before it. @param {SourceFile} source @param {Node} node */
export const textOf = (source, node) => source.text.slice(node.pos, node.end).replace(LEADING, '').trim()

/** The place of an offence: `FILE:LINE`. @param {File} file @param {Node} node */
export const placeOf = ({ path, source }, node) => `${path}:${source.text.slice(0, node.end).split('\n').length}`

/** Visits `node` and every node below it. @param {Node} node @param {(node: Node) => void} visit */
export const walk = (node, visit) => {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

/**
 * Whether a comment that begins with `words` stands before the node or something that contains it.
 * @param {SourceFile} source
 * @param {Node} node
 * @param {string} words
 */
export const isVouchedFor = (source, node, words) => {
  for (let outer = node; outer.parent; outer = outer.parent)
    if (LEADING.exec(source.text.slice(outer.pos, outer.end))?.[0].includes(`// ${words}`)) return true
  return false
}
