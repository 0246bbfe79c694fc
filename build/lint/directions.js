/**
 * Which folder may import from which. A folder's internals stay internal, and a file that moves does not drag others
 * along.
 */
import { aim, importsOf } from './imports.js'
import { placeOf } from './project.js'
import { roomRules } from './rooms.js'

/** @typedef {import('./project.js').File} File */
/** @typedef {import('./imports.js').Import} Import */

const ALL = ['bench', 'build', 'chunks', 'examples', 'loader', 'playground', 'server', 'shared', 'templates', 'test']

/** The folders of shared/ whose code runs in browsers and on servers. */
const PURE = ['checks', 'image', 'model', 'targeting', 'values', 'wire', 'words'].map((name) => `shared/${name}`)

/**
 * Folder → the other folders that it may import from, but for parts of them, and what to do instead. If two rows match, the
 * longer one counts.
 * @type {Record<string, { from: string[], not?: string[], instead: string }>}
 */
const MAY_IMPORT = {
  shared: { from: [], instead: 'shared/ must not depend on its users; have them pass it in, or move it to shared/' },
  'shared/page': {
    from: ['shared'],
    not: ['shared/wire'],
    instead: 'what is read and sent is above it, in shared/wire/page/',
  },
  loader: {
    from: ['shared'],
    not: ['shared/wire/server'],
    instead: 'fetch chunks with load() of loader/load.ts, and move what the server needs too to shared/',
  },
  chunks: {
    from: ['shared'],
    not: ['shared/wire/server'],
    instead: 'reach the page and the loader through the context that a chunk is given (shared/page/model/page.ts)',
  },
  'chunks/core': {
    from: ['shared'],
    not: ['shared/wire/server'],
    instead: 'every popup waits for ui.js; make what only some need a chunk or part of its own',
  },
  ...Object.fromEntries(
    PURE.map((folder) => [
      folder,
      { from: PURE, not: ['shared/wire/page'], instead: 'this runs anywhere; what only pages have is passed in' },
    ]),
  ),
  'shared/wire/page': { from: ['shared'], not: ['shared/wire/server'], instead: 'pages have no code of the server' },
  server: {
    from: PURE,
    not: ['shared/wire/page'],
    instead: 'the server and the page share only what runs anywhere; move it out of shared/page/, or into server/web/',
  },
  ...Object.fromEntries(
    roomRules().map(({ room, from, instead }) => [
      `server/${room}`,
      { from: [...PURE, ...from.map((each) => `server/${each}`)], not: ['shared/wire/page'], instead },
    ]),
  ),
  'server/web': {
    from: ['server', 'shared'],
    instead: 'a page has no more than its own code, the types of its answers and shared/',
  },
  templates: {
    from: ['shared', 'server/template'],
    instead: 'designs are rendered by the build, and read as any template is; move what others need too to shared/',
  },
  build: { from: [], instead: 'the build must not run the sources; read them as files, with at() of build/paths.js' },
  bin: { from: ['build'], instead: 'run the built server instead' },
  playground: {
    from: ['build', 'chunks', 'loader', 'shared', 'templates', 'test'],
    instead: 'the playground has no server; use what visitors get',
  },
  bench: {
    from: ['build', 'server', 'shared', 'test'],
    instead: 'measure the built files, as a page loads them',
  },
  // Examples use the server as anybody's site would, and import only what that file exports.
  examples: {
    from: ['shared', 'server/mount/public'],
    instead: 'an example is a user of the server: what it may have of it is in server/mount/public.ts',
  },
  'examples/receivers': { from: [], instead: 'a receiver is copied elsewhere, so it stands alone' },
  test: { from: ALL, instead: '' },
}

const CORE = '@preact/signals-core'
const SIGNALS = 'shared/page/platform/signals'
/**
 * A page must run only one copy of our signals: the loader's, which also reaches the storage that it creates. The package
 * that they are compared with is for tests.
 * Pages without the loader bring their own.
 */
const BRINGS_SIGNALS = /^(loader|playground|test)\/|^shared\/page\/storage\/storage\.ts$/

const SECOND_COPY =
  "a second copy of the core does not see the loader's signals; use page.signals, and import only types"

/** @param {string} path @param {string} folder */
const isIn = (path, folder) => path.startsWith(`${folder}/`)

/** @param {string} target @param {string} allowed a folder, or a module without its ending */
const isOf = (target, allowed) => isIn(target, allowed) || target.replace(/\.ts$/, '') === allowed

/** Why an import is refused; undefined if it is allowed. @param {File} file @param {Import} one */
const objection = (file, { specifier, type }) => {
  const target = aim(file, specifier)
  if (specifier === CORE && !type && !isIn(file.path, 'test')) return SECOND_COPY
  if (target?.replace(/\.ts$/, '') === SIGNALS && !type && !BRINGS_SIGNALS.test(file.path)) return SECOND_COPY
  const [folder = ''] = Object.keys(MAY_IMPORT)
    .filter((each) => isIn(file.path, each))
    .sort((one, other) => other.length - one.length)
  const rule = MAY_IMPORT[folder]
  // Files outside all folders may import anything and be imported by anything.
  if (!rule || !target?.includes('/')) return
  const isRefused = rule.not?.some((refused) => isIn(target, refused) && !isIn(file.path, refused))
  if (!isRefused && [folder, ...rule.from].some((allowed) => isOf(target, allowed))) return
  const depth = isIn(target, folder.replace(/\/.*/, '')) ? 2 : 1
  return `${folder}/ imports nothing from ${target.split('/').slice(0, depth).join('/')}/: ${rule.instead}`
}

/** @type {import('./project.js').Check} */
export const wrongDirections = ({ files }) =>
  files.flatMap((file) =>
    importsOf(file).flatMap((entry) => {
      const why = objection(file, entry)
      return why ? [`${placeOf(file, entry.node)} '${entry.specifier}': ${why}`] : []
    }),
  )
