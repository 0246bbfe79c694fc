/**
 * How everything is made: `vite` is the playground, `vite build` makes what ships, `vite build --mode development` the same chunks and
 * loader on React for the tests, `vitest` runs its suites. Production is Preact, everything else is React. Files and folders that
 * Vite does not know of (chunks, the swap of dist/, compression, notices) are in build/.
 */
import { defineConfig, type EnvironmentOptions, type UserConfig } from 'vite'
import type {} from 'vitest/config'
import { createApp } from './build/app.ts'
import { aloneChunks, otherChunks } from './build/chunks.ts'
import { lists } from './build/lists.js'
import { at, root } from './build/paths.js'
import { css, inlineCss, TEXT } from './build/plugins/css.ts'
import { framework } from './build/plugins/framework.ts'
import { preactDocument } from './build/plugins/preact-document.js'
import { signalsCore } from './build/plugins/signals-core.ts'
import { projects } from './test/projects.ts'
import { LongestFirst } from './test/support/longest-first.ts'

/**
 * Has the browser compile all of a file where it does not hold up the page, instead of each function when it is first called:
 * https://v8.dev/blog/explicit-compile-hints. Only worth it where nearly all of them are called at once.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
const HINTED = ['ui', 'wisp']

/** Names alone, so that a chunk is found by its own. */
const names = {
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  banner: ({ name = '' }) => (HINTED.includes(name) ? COMPILE_HINT : ''),
}

/** No popup goes without any of it: one file is a request less, and smaller than two. */
const ui = {
  name: 'ui',
  test: /\/node_modules\/(react|react-dom|scheduler|preact(?!\/(compat|hooks)\/))\/|\/chunks\/core\//,
}
/** What a library written for React wants beyond it. No chunk that we ship has one, so that this file is not there. */
const compat = { name: 'compat', test: /\/node_modules\/preact\/(compat|hooks)\// }

type Rolldown = NonNullable<EnvironmentOptions['build']>['rolldownOptions']

/** Preact's hooks are for who uses them, not for everybody who imports something else from `react`. */
const moduleSideEffects = (id: string): boolean => !/\/preact\/hooks\/|\/chunks\/core\/framework\//.test(id)

const browser = (rolldownOptions: Rolldown): EnvironmentOptions => ({
  consumer: 'client',
  define: { 'import.meta.wispCss': TEXT },
  build: { rolldownOptions: { ...rolldownOptions, treeshake: { moduleSideEffects } } },
})

const alone = Object.fromEntries(
  aloneChunks().map(([name, file]) => [
    `alone_${name.replaceAll('-', '_')}`,
    browser({ input: { [name]: file }, preserveEntrySignatures: 'strict', output: { format: 'es', ...names } }),
  ]),
)
const chunks: Record<string, EnvironmentOptions> = {
  ...alone,
  chunks: browser({
    input: otherChunks(),
    preserveEntrySignatures: 'allow-extension',
    output: { format: 'es', ...names, codeSplitting: { groups: [ui, compat] } },
  }),
}
const loader = browser({ input: { wisp: at('loader/index.ts') }, output: { format: 'iife', ...names } })

/** The demo shop and the desk. */
const pages: EnvironmentOptions = {
  consumer: 'client',
  build: {
    ...{
      outDir: 'dist/public/v/pages',
      assetsDir: '.',
      target: 'baseline-widely-available',
      minify: true,
      sourcemap: false,
    },
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [at('server/pages/demo/index.html'), at('server/pages/desk/index.html')] },
  },
}

/** Hundreds of small files, which Node would look for one by one at the start of each command: half of its time. */
const BUNDLED = ['kysely', 'hono', '@hono/node-server', 'valibot', 'jsonc-parser']

const node = (entry: string, outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: BUNDLED },
  // What is in the environment of who runs it.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  build: {
    ...{ outDir, ssr: at(entry), target: 'node20', minify: false, sourcemap: true },
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})

const build = (mode: string): UserConfig => {
  const shipped = mode === 'production'
  const app = createApp(shipped, Object.keys(chunks))
  return {
    ...{ root, base: '/v/pages/', publicDir: false, logLevel: 'warn' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      lists(),
      preactDocument([...Object.keys(chunks), 'loader']),
      ...app.plugins,
      ...css(Object.keys(chunks)),
      ...(shipped ? [signalsCore(), framework([...Object.keys(chunks), 'loader', 'pages'])] : []),
    ],
    // Of all environments, where they say nothing else. Vite reads cssTarget and terserOptions here alone.
    build: {
      // build/files.ts writes them.
      write: false,
      target: 'es2022',
      // Written for the browsers that are supported; a lower target only adds fallbacks.
      cssTarget: 'esnext',
      // What the plugin that puts css into chunks wants, and would set with a warning.
      cssCodeSplit: true,
      // A percent smaller than the default; what ships is small enough for its time not to matter.
      minify: shipped && 'terser',
      terserOptions: {
        ...{ ecma: 2020, module: true, compress: { passes: 3 } },
        // A pattern, not a function: terser writes into this object, and cannot read back a function that it has been given.
        format: { comments: /allFunctionsCalledOnLoad/ },
      },
      // Found by the SourceMap header, which costs the files nothing.
      sourcemap: shipped ? 'hidden' : true,
      modulePreload: false,
      assetsInlineLimit: 0,
      // On a slow machine it would complain of the time that our own plugins take.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // With a config for each environment, plugins could not tell each other what they have found.
    builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp: app.buildApp },
    environments: {
      ...chunks,
      loader,
      pages,
      templates: node('templates/render.tsx', 'dist/templates'),
      server: node('server/cli.ts', 'dist/server'),
    },
  }
}

export default defineConfig(({ command, mode }): UserConfig => {
  if (command === 'build') return build(mode)
  return {
    root: mode === 'test' ? root : at('playground'),
    publicDir: false,
    cacheDir: at('node_modules/.vite'),
    plugins: [lists(), inlineCss()],
    server: { fs: { allow: [root] } },
    // Two for each core of a small machine: browser cases wait as much as they work.
    test: { maxWorkers: 4, projects, sequence: { sequencer: LongestFirst } },
  }
})
