/** Finds files that comments name and that do not exist (any more): whoever looks for them looks in vain. */

/** @typedef {import('./project.js').File} File */

/** Strings are matched as well, so that `//` in an address begins no comment. */
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)/g

/** `folder/file.js`, or `file.ts` alone; files of scripts alone may be built ones. */
const PATH = /(?<![\w./@:*-])(?:[\w-]+\/)+[\w.-]*\w\.(?:tsx?|js)\b(?!\/)|(?<![\w./@:*-])[\w.-]*\w\.tsx?\b(?![./])/g

/** What the build, packages and visitors' pages have. */
const ELSEWHERE = /^(?:dist[\w.]*|node_modules|v|s|[a-z]+(?:_[a-z]+)+)\/|^(?:wisp\.d|[A-Z]+)\.tsx?$/

/** @type {import('./project.js').Check} */
export const wrongReferences = ({ files }) => {
  const ends = new Set(
    files.flatMap(({ path }) => {
      const parts = path.split('/')
      return parts.map((_, index) => parts.slice(index).join('/'))
    }),
  )
  return files.flatMap(({ path, source: { text } }) =>
    [...text.matchAll(STRING_OR_COMMENT)].flatMap(({ index, groups }) =>
      [...(groups?.comment ?? '').matchAll(PATH)]
        .filter(([name]) => !ends.has(name) && !ELSEWHERE.test(name))
        .map((match) => {
          const line = text.slice(0, index + match.index).split('\n').length
          return `${path}:${line} ${match[0]}: there is no such file`
        }),
    ),
  )
}
