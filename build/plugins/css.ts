/**
 * A chunk writes `import './its.css'`, and finds the text of all that it imports as `import.meta.wispCss`. It hands the text to the
 * shadow root that it draws in; nothing is added to the page.
 */
import type { Plugin } from 'vite'
import injectedByJs from 'vite-plugin-css-injected-by-js'

/**
 * What `import.meta.wispCss` is in a built file: a variable, as that is 15 bytes a file less. The plugin's own bundler would shake off
 * a declaration that nobody reads, so that it is given an assignment, and `var` is put before that at the end.
 */
export const TEXT = '$css'

/** The comment that asks V8 to compile a file at once stays its first line: the css goes behind it. */
const declared: Plugin = {
  name: 'wisp-css-declared',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/^(\$css ?=.*\n)(\/\/# .*\n)?/, '$2var $1')
    },
  },
}

export const css = (environments: string[]): Plugin[] => {
  const plugins = injectedByJs({
    relativeCSSInjection: true,
    topExecutionPriority: true,
    injectionCodeFormat: 'es',
    injectCode: (text) => `${TEXT}=${text}`,
  }) as Plugin[]
  return [...plugins, declared].map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => environments.includes(name),
  }))
}

/**
 * The same where no chunk is bundled: in the playground and in unit tests. There the plugin above does nothing, and Vite itself would
 * put a style element into the page, which reaches into no shadow root.
 */
export const inlineCss = (): Plugin => ({
  name: 'wisp-inline-css',
  enforce: 'pre',
  transform: {
    filter: { id: /\/chunks\/.*\.tsx?$/, code: /^import '.*\.css'$/m },
    handler(code) {
      let count = 0
      const rewritten = code.replace(/^import ('.*\.css)'$/gm, (_, file) => {
        const name = `wispCss${count++}`
        return `import ${name} from ${file}?inline'; import.meta.wispCss = (import.meta.wispCss ?? '') + ${name}`
      })
      return { code: rewritten, map: null }
    },
  },
})
