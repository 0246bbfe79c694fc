/**
 * How everything is built: `vite` serves the playground, `vite build` makes what ships, `vite build --mode development`
 * makes the same chunks and loader on React for the tests. Visitors get Preact; `--mode preact` is the same, not minified. What Vite does not know about (chunks, the swap of dist/, compression, notices) is in build/.
 */
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type UserConfig } from 'vite'
import { createApp } from './build/app.ts'
import { aloneChunks, otherChunks } from './build/chunks.ts'
import { ownModules } from './build/own-modules.js'
import { EXAMPLE_PAGES, PAGES } from './build/page-list.js'
import { at, root } from './build/paths.js'
import { copies } from './build/plugins/copies.ts'
import { css, inlineCss, TEXT } from './build/plugins/css.ts'
import { framework } from './build/plugins/framework.ts'
import { leanPreact } from './build/plugins/lean-preact.ts'
import { preactDocument } from './build/plugins/preact-document.js'

/**
 * Asks the browser to compile the whole file while it does not hold up the page, instead of each function on its first
 * call: https://v8.dev/blog/explicit-compile-hints. Only useful if nearly all functions are called at once.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
const HINTED = ['ui', 'wisp', 'site-gallery-window']

/** File names without a hash, so that the loader finds a chunk by its name. */
const names = {
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  banner: ({ name = '' }) => (HINTED.includes(name) ? COMPILE_HINT : ''),
}

/** Every popup needs all of this. One file saves a request and is smaller than two. */
const ui = {
  name: 'ui',
  test: /\/node_modules\/(react|react-dom|scheduler|preact(?!\/hooks\/))\/|\/chunks\/core\//,
}

type Options = NonNullable<NonNullable<EnvironmentOptions['build']>['rolldownOptions']>
type Rolldown = Options & { output: Exclude<Options['output'], unknown[] | undefined> }

/** Load Preact's hooks only for code that uses them, not for every import from `react`. */
const moduleSideEffects = (id: string): boolean => !/\/preact\/hooks\/|\/chunks\/core\/framework\//.test(id)

const browser = (rolldownOptions: Rolldown): EnvironmentOptions => ({
  consumer: 'client',
  define: { 'import.meta.wispCss': TEXT },
  build: {
    // plugins/minify.ts does it.
    rolldownOptions: {
      ...rolldownOptions,
      output: { minify: false, ...rolldownOptions.output },
      treeshake: { moduleSideEffects },
    },
  },
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
    output: { format: 'es', ...names, codeSplitting: { groups: [ui] } },
  }),
}
/** The scripts that pages have a tag for. */
const loaders: Record<string, EnvironmentOptions> = {
  loader: browser({ input: { wisp: at('loader/index.ts') }, output: { format: 'iife', ...names } }),
  page_loader: browser({
    input: { 'wisp-page': at('loader/page-builder/index.ts') },
    output: { format: 'iife', ...names },
  }),
  site_loader: browser({
    input: { 'wisp-site': at('loader/site/index.ts') },
    output: { format: 'iife', ...names },
  }),
}

const pagesOf = (list: { file: string }[], outDir: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    assetsDir: '.',
    target: 'baseline-widely-available',
    minify: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: list.map(({ file }) => at(file)) },
  },
})

/**
 * Scripts of the example stores and of the example site's services, by their address. Each is one classic script, because a
 * platform's globals must be there before any other script runs.
 */
const themeOf = (name: string, entry: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    target: 'baseline-widely-available',
    minify: true,
    sourcemap: false,
    rolldownOptions: { input: { [name]: at(entry) }, output: { format: 'iife', ...names } },
  },
})
/**
 * Bundle these: Node would search for hundreds of small files at the start of each command, which takes half of its
 * time.
 */
const BUNDLED = [
  'kysely',
  'hono',
  '@hono/node-server',
  'valibot',
  'jsonc-parser',
  'libphonenumber-js',
  '@eslint-community/regexpp',
  'css-what',
]

const node = (entry: string, outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: BUNDLED },
  // Leave it to the environment of the process.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  build: {
    outDir,
    ssr: at(entry),
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})

/** The examples that `wisp start` mounts beside the server: pages, their scripts and the code that answers their calls. */
const examples: Record<string, EnvironmentOptions> = {
  example_pages: pagesOf(EXAMPLE_PAGES, 'dist.examples/public/v/pages'),
  example_shopify: themeOf('demo/shopify', 'examples/stores/shopify/web/theme/main.ts'),
  example_wix: themeOf('demo/wix', 'examples/stores/wix/web/site/main.ts'),
  example_analytics: themeOf('site/service/analytics', 'examples/site/web/services/analytics.ts'),
  example_captcha: themeOf('site/service/captcha', 'examples/site/web/services/captcha.ts'),
  example_forms: themeOf('site/service/forms', 'examples/site/web/services/forms.ts'),
  examples: node('examples/index.ts', 'dist.examples'),
}

/** Preact's runtime has no other. */
const JSX = { jsx: { development: false } }

/** Whose components keep their state when they are replaced; a popup is drawn again. */
const REFRESHED = /\/(server\/web|playground)\/.*\.tsx$/

const build = (mode: string): UserConfig => {
  const shipped = mode === 'production'
  const preact = mode !== 'development'
  const app = createApp(mode, {
    chunks: Object.keys(chunks),
    loaders: Object.keys(loaders),
    examples: Object.keys(examples),
  })
  return {
    root,
    base: '/v/pages/',
    publicDir: false,
    logLevel: 'warn',
    // The server may be below any path: what is in a file is found from where the file is.
    experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    oxc: JSX,
    plugins: [
      ownModules(),
      preactDocument([...Object.keys(chunks), ...Object.keys(loaders)]),
      ...app.plugins,
      copies('chunks'),
      ...css(Object.keys(chunks)),
      ...(preact
        ? [leanPreact(['chunks']), framework([...Object.keys(chunks), ...Object.keys(loaders), 'pages'])]
        : []),
    ],
    // For all environments, unless they say otherwise. Vite reads cssTarget only here.
    build: {
      // build/files.ts writes the files.
      write: false,
      target: 'es2022',
      // The css is written for the supported browsers; a lower target only adds fallbacks.
      cssTarget: 'esnext',
      // The plugin that puts css into chunks needs this, and would set it with a warning.
      cssCodeSplit: true,
      minify: false,
      cssMinify: shipped,
      // The SourceMap header names the source map, so files need no comment.
      sourcemap: shipped ? 'hidden' : true,
      modulePreload: false,
      assetsInlineLimit: 0,
      // Vite would warn about the time of our own plugins on a slow machine.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // With a config for each environment, plugins could not share what they have found.
    builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp: app.buildApp },
    environments: {
      ...chunks,
      ...loaders,
      pages: pagesOf(PAGES, 'dist/public/v/pages'),
      ...examples,
      templates: node('templates/render.tsx', 'dist/templates'),
      words: node('shared/words/files.ts', 'dist/words'),
      server: node('server/cli.ts', 'dist/server'),
    },
  }
}

export default defineConfig(({ command, mode }): UserConfig => {
  if (command === 'build') return build(mode)
  return {
    root: at('playground'),
    publicDir: false,
    cacheDir: at('node_modules/.vite'),
    oxc: JSX,
    plugins: [
      ownModules(),
      inlineCss(),
      react({ include: REFRESHED }),
      ...(mode === 'preact' ? [framework(['client'], /\/chunks\//)] : []),
    ],
    server: { fs: { allow: [root] } },
  }
})
