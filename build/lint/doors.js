/**
 * Platform features that only one file of ours may use. They are found by what a name means, not by how it is spelt:
 * `fetch`, `window.fetch`, `self['fetch']` and `const { fetch } = globalThis` are the same; a `fetch` of our own is
 * not. A comment allows one exception: `// Past the door: …` with the reason.
 */
import { SyntaxKind } from 'typescript/unstable/ast'
import { isVouchedFor, placeOf, textOf, walk } from './project.js'

/** @typedef {import('./project.js').Node} Node */
/** @typedef {import('./project.js').File} File */
/** @typedef {import('./project.js').Checker} Checker */
/** @typedef {{ file: string, names: string[], instead: string }} Door */

const VISITORS = /^(chunks|loader|shared)\//

/** @type {Door} */
const LISTENERS = {
  file: 'shared/page/platform/dom.ts',
  names: ['addEventListener', 'removeEventListener'],
  instead: 'on() of shared/page/platform/dom.ts, which returns its remove',
}

/** @type {Door[]} */
const DOORS = [
  LISTENERS,
  {
    file: 'shared/page/platform/dom.ts',
    names: [
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'setImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
    instead: 'after(), every() or afterPaint() of shared/page/platform/dom.ts, which return their stop',
  },
  {
    file: 'shared/page/storage/storage.ts',
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'cookie', 'cookieStore', 'caches'],
    instead: 'shared/page/storage/storage.ts, which respects consent and lifetimes',
  },
  {
    file: 'shared/page/platform/send.ts',
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'sendBeacon'],
    instead: 'send() of shared/page/platform/send.ts',
  },
]

const DOOR_OF = new Map(DOORS.flatMap((door) => door.names.map((name) => [name, door])))

/** `onclick` and similar properties. */
const HANDLER = /^on[a-z]+$/

/** Objects through which platform names can be reached, whatever their type. */
const PAGE = /^\(*(window|globalThis|self|top|parent|document|doc|navigator)\b/

/** Whether the platform declares it. @param {import('typescript/unstable/sync').Symbol | undefined} symbol */
const isPlatform = (symbol) => symbol?.declarations.some(({ path }) => path.includes('/node_modules/')) ?? false

const isAny = (/** @type {Checker} */ checker, /** @type {Node} */ node) =>
  checker.typeToString(checker.getTypeAtLocation(node) ?? checker.getAnyType()) === 'any'

/** What a node reads by name, if anything: the object and the name. @param {any} node */
const readOf = (node) => {
  if (node.kind === SyntaxKind.PropertyAccessExpression)
    return { name: node.name.text, of: node.expression, at: node.name }
  if (node.kind === SyntaxKind.ElementAccessExpression && node.argumentExpression.kind === SyntaxKind.StringLiteral)
    return { name: node.argumentExpression.text, of: node.expression, at: node.argumentExpression }
  if (node.kind === SyntaxKind.BindingElement && node.parent.kind === SyntaxKind.ObjectBindingPattern)
    return { name: (node.propertyName ?? node.name).text, of: node.parent, at: undefined }
  if (node.kind === SyntaxKind.ShorthandPropertyAssignment) return { name: node.name.text, of: undefined, at: node }
  // A bare name. Names of properties have been handled above.
  if (node.kind === SyntaxKind.Identifier && node.parent.name !== node && node.parent.propertyName !== node)
    return { name: node.text, of: undefined, at: node }
}

/** @param {File} file @param {Checker} checker @param {NonNullable<ReturnType<typeof readOf>>} read */
const isOfPlatform = ({ source }, checker, { name, of, at: node }) => {
  if (node) {
    const isShort = node.kind === SyntaxKind.ShorthandPropertyAssignment
    if (isPlatform(isShort ? checker.getShorthandAssignmentValueSymbol(node) : checker.getSymbolAtLocation(node)))
      return true
    return Boolean(of && PAGE.test(textOf(source, of)) && isAny(checker, of))
  }
  const type = checker.getTypeAtLocation(of)
  return Boolean(type && isPlatform(checker.getPropertyOfType(type, name)))
}

const isType = (/** @type {Node} */ node) =>
  [SyntaxKind.TypeReference, SyntaxKind.TypeQuery, SyntaxKind.ExpressionWithTypeArguments].includes(node.parent?.kind)

/**
 * `target.onclick = …`, or the same by Object.assign() or setAttribute().
 * @param {File} file
 * @param {Checker} checker
 * @param {any} node
 */
const handlerSet = ({ source }, checker, node) => {
  if (node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.EqualsToken) {
    const read = readOf(node.left)
    return read?.at && HANDLER.test(read.name) && isPlatform(checker.getSymbolAtLocation(read.at))
      ? node.left
      : undefined
  }
  if (node.kind !== SyntaxKind.CallExpression) return
  const called = textOf(source, node.expression)
  if (called === 'Object.assign')
    return [...node.arguments]
      .flatMap(({ properties }) => [...(properties ?? [])])
      .find(({ name }) => HANDLER.test(name?.text))
  if (called.endsWith('setAttribute') && HANDLER.test(node.arguments[0]?.text)) return node
}

/** @param {File} file @param {Checker} checker */
const offencesIn = (file, checker) => {
  /** @type {string[]} */
  const offences = []
  const refuse = (/** @type {Node} */ node, /** @type {string} */ instead) => {
    if (isVouchedFor(file.source, node, 'Past the door:')) return
    const text = textOf(file.source, node).replace(/\s+/g, ' ')
    offences.push(`${placeOf(file, node)} ${text}: do not use it here; use ${instead}`)
  }
  walk(file.source, (node) => {
    const handler = handlerSet(file, checker, node)
    if (handler && file.path !== LISTENERS.file) refuse(handler, LISTENERS.instead)
    const read = readOf(node)
    const door = read && DOOR_OF.get(read.name)
    if (!door || door.file === file.path || isType(node)) return
    if (isOfPlatform(file, checker, read)) refuse(node, door.instead)
  })
  return offences
}

/** @type {import('./project.js').Check} */
export const pastTheDoors = ({ files, checker }) =>
  files.filter(({ path }) => VISITORS.test(path)).flatMap((file) => offencesIn(file, checker))
