import { parseAst, Visitor } from 'vite'

/** The text of a module in which later imports are calls of `import.meta.load`, which compiled-module.js gives to it. */
export const withLoads = (text: string): string => {
  const starts: number[] = []
  new Visitor({
    ImportExpression({ start }) {
      starts.push(start)
    },
  }).visit(parseAst(text))
  let [done, loads] = [0, '']
  for (const start of starts.sort((a, b) => a - b)) {
    loads += `${text.slice(done, start)}import.meta.load`
    done = start + 'import'.length
  }
  return loads + text.slice(done)
}
