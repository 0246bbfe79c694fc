/** Who may import from whom. What a folder has to itself stays so, and a file that moves takes nothing along by accident. */
import { aim, importsOf } from './imports.js'
import { placeOf } from './project.js'

/** @typedef {import('./project.js').File} File */
/** @typedef {import('./imports.js').Import} Import */

const ALL = ['bench', 'build', 'chunks', 'loader', 'playground', 'server', 'shared', 'templates', 'test']

/**
 * Folder → what it may import from beside itself, and what to do instead. Of two rows that fit, the longer one counts.
 * @type {Record<string, { from: string[], instead: string }>}
 */
const MAY_IMPORT = {
  shared: { from: [], instead: 'shared/ knows none of those who share it; have them pass it in, or move it here' },
  loader: {
    from: ['shared'],
    instead: 'the loader gets chunks by load() of loader/open.ts, and has no code of the server',
  },
  chunks: {
    from: ['shared'],
    instead: 'a chunk reaches the page and the loader through its context, shared/model/page.ts',
  },
  'chunks/core': {
    from: ['shared'],
    instead: 'all popups wait for ui.js, so what only some need is a chunk or part of its own',
  },
  server: { from: ['shared'], instead: 'the server has only shared/ in common with the page; move it there' },
  templates: {
    from: ['shared'],
    instead: 'designs are drawn when the project is built; what others need too belongs in shared/',
  },
  build: { from: [], instead: 'the build reads sources as files, by at() of build/paths.js, and does not run them' },
  bin: { from: ['build'], instead: 'the command runs what the build has made of the server' },
  playground: {
    from: ['build', 'chunks', 'loader', 'shared', 'templates', 'test'],
    instead: 'the playground shows what visitors get, without a server',
  },
  bench: {
    from: ['build', 'server', 'shared', 'test'],
    instead: 'the bench measures what has been built, as a page loads it',
  },
  test: { from: ALL, instead: '' },
}

const CORE = '@preact/signals-core'
const SIGNALS = 'shared/platform/signals'
/** One copy of the core runs on a page: the loader's, and with it in the storage that it creates. Pages without the loader bring it themselves. */
const BRINGS_SIGNALS = /^(loader|playground|test)\/|^shared\/platform\/storage\.ts$/

const SECOND_COPY =
  "a second copy of the core does not see the loader's signals; take them from page.signals, and only types from here"

/** @param {string} path @param {string} folder */
const isIn = (path, folder) => path.startsWith(`${folder}/`)

/** Why an import is refused; undefined where it is not. @param {File} file @param {Import} one */
const objection = (file, { specifier, type }) => {
  const target = aim(file, specifier)
  if (specifier === CORE && !type && file.path !== `${SIGNALS}.ts`) return SECOND_COPY
  if (target?.replace(/\.ts$/, '') === SIGNALS && !type && !BRINGS_SIGNALS.test(file.path)) return SECOND_COPY
  const [folder = ''] = Object.keys(MAY_IMPORT)
    .filter((each) => isIn(file.path, each))
    .sort((one, other) => other.length - one.length)
  const rule = MAY_IMPORT[folder]
  // Files that lie in no folder are for everybody's use, and use everybody.
  if (!rule || !target?.includes('/') || [folder, ...rule.from].some((allowed) => isIn(target, allowed))) return
  const depth = isIn(target, folder.replace(/\/.*/, '')) ? 2 : 1
  return `${folder}/ imports nothing from ${target.split('/').slice(0, depth).join('/')}/: ${rule.instead}`
}

/** @type {import('./project.js').Check} */
export const wrongDirections = ({ files }) =>
  files.flatMap((file) =>
    importsOf(file).flatMap((one) => {
      const why = objection(file, one)
      return why ? [`${placeOf(file, one.node)} '${one.specifier}': ${why}`] : []
    }),
  )
