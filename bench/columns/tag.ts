/**
 * A script, and what its manual says to do once it has come.
 * @param start in the page, given the origin
 */
export const scriptThen = (origin: string, entry: string, start: ((origin: string) => void) | string): string => `
  <script>const start = ${start}</script>
  <script async src="${origin}${entry}" crossorigin onload="start('${origin}')"></script>`
