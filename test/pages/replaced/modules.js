// @ts-nocheck: a script of the page
// Loaders of modules and frames of servers whose names a script may take for its own surroundings.
window.define = Object.assign(() => {}, { amd: {} })
window.exports = {}
window.module = { exports: window.exports }
window.require = () => {
  throw new Error('no such module')
}
window.process = { env: {}, versions: {} }
window.global = window
window.Deno = {}
