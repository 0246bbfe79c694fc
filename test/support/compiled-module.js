/**
 * New instances of a module that is compiled once: an import with another address compiles all of it anew. Node does not
 * find what loads later imports of code that was compiled before, so these are calls: see with-loads.ts.
 */
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'

/** The name of the function that an instance calls to import something later. */
const LOAD = 'load'

/** By the text of the module, which copies of a build share. @type {Map<string, Buffer>} */
const compiled = new Map()

/** @param {string} specifier @param {string} base address of the module that imports it */
const load = (specifier, base) => import(/^\.{1,2}\//.test(specifier) ? new URL(specifier, base).href : specifier)

/** A module that is imported as usual, once for all instances. @param {string} specifier @param {string} base */
const linked = async (specifier, base) => {
  const exported = await load(specifier, base)
  const names = Object.keys(exported)
  return new vm.SyntheticModule(names, function () {
    for (const name of names) this.setExport(name, exported[name])
  })
}

/** @param {string} text @param {string} url */
const compile = (text, url) => {
  const options = {
    identifier: url,
    initializeImportMeta: (/** @type {ImportMeta} */ meta) => {
      meta.url = url
      Object.assign(meta, { [LOAD]: (/** @type {string} */ specifier) => load(specifier, url) })
    },
  }
  const cachedData = compiled.get(text)
  try {
    if (cachedData) return new vm.SourceTextModule(text, { ...options, cachedData })
  } catch {
    // The engine does not take what it compiled under other settings, and commands change some.
  }
  const module = new vm.SourceTextModule(text, options)
  // Types of Node do not have it.
  const { createCachedData } = /** @type {{ createCachedData(this: vm.Module): Buffer }} */ (Object(module))
  compiled.set(text, createCachedData.call(module))
  return module
}

/** A new instance, ready to be evaluated. @param {string} text by `withLoads` @param {string} file where it would be */
export const instanceOf = async (text, file) => {
  const url = pathToFileURL(file).href
  const module = compile(text, url)
  await module.link((specifier) => linked(specifier, url))
  return module
}
