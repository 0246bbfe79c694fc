/**
 * A chunk imports './its.css' and reads the text of all its css from `import.meta.wispCss`. It adds the text to its own
 * shadow root; nothing is added to the page.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import injectedByJs from 'vite-plugin-css-injected-by-js'

/**
 * The variable that `import.meta.wispCss` becomes in a built file; it saves 15 bytes per file. The plugin's own bundler
 * would drop a declaration that nobody reads, so we give it an assignment and put `var` before it at the end.
 */
export const TEXT = '$css'

/** In the quotes that need fewer escapes. */
const quoted = (text: string): string => {
  const double = JSON.stringify(text)
  const single = `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  return single.length < double.length ? single : double
}

const compressed = (code: string): number => brotliCompressSync(code).length

/** Only a chunk's first line assigns it; the comment that asks V8 to compile the whole file comes after. */
const ASSIGNED = /^\$css ?= ?(".*");?\n(\/\/# .*\n)?/

/**
 * Puts the text where it is read, which saves the variable, or at the start of the file, after the comment that must stay the first
 * line: depending on what is around it, one or the other compresses better.
 */
const withText = (code: string): string => {
  const [assignment = '', text, hint = ''] = ASSIGNED.exec(code) ?? []
  if (!text) return code
  const remainder = code.slice(assignment.length)
  const literal = quoted(JSON.parse(text))
  const [before = '', ...others] = remainder.split(TEXT)
  const first = `${hint}var ${TEXT}=${literal};\n${remainder}`
  const inPlace = hint + before + literal + others.join(TEXT)
  return others.length === 1 && compressed(inPlace) < compressed(first) ? inPlace : first
}

const declared: Plugin = {
  name: 'wisp-css-declared',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withText(file.code)
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
 * The same where chunks are not bundled, in the playground and in unit tests. There the plugin above does nothing, and
 * Vite would add a style element to the page, which does not reach into shadow roots.
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
