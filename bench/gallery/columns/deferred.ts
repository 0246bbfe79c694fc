/** A style sheet, a script and what a page then calls, before the page is shown as loaded. A module runs after deferred scripts. */
export const deferred = (origin: string, name: string, start: string): string =>
  `<link rel="stylesheet" href="${origin}/${name}.css"><script defer src="${origin}/${name}.js"></script><script type="module">${start}</script>`
