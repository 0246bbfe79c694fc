/**
 * A script tag, and the code to run once it has loaded.
 * @param start runs in the page, with the origin
 */
export const scriptThen = (origin: string, entry: string, start: ((origin: string) => void) | string): string => `
  <script>const start = ${start}</script>
  <script async src="${origin}${entry}" crossorigin onload="start('${origin}')"></script>`
