/** Modules that are imported by names of ours, in every build. */
import { readFile } from 'node:fs/promises'
import { minify } from 'terser'
import { transformWithOxc } from 'vite'
import { lists } from './lists.js'
import { at } from './paths.js'

/** The compiler must not take code for browsers, which the server sends as text, for code of the server. */
const FOR_BROWSERS = { 'wisp:scope-storage': 'server/web/hosted/scope-storage.ts' }

/** @returns {import('vite').Plugin} */
const forBrowsers = () => ({
  name: 'wisp-for-browsers',
  resolveId(id) {
    const path = new Map(Object.entries(FOR_BROWSERS)).get(id)
    return path && at(path)
  },
})

/** The same as a text, minified: a function, which the module's file exports by this name. */
const TEXTS = { 'wisp:answer-inside': ['server/web/edge/answer-inside.ts', 'answerInside'] }

const TEXT = '\0wisp-text:'

/** @param {string} code of a module without imports @param {string} name */
const textOf = async (code, name) => {
  const body = code.replaceAll(/^export /gm, '')
  const { code: text = '' } = await minify(`(()=>{${body};return ${name}})()`, {
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, expression: true },
  })
  return text.replace(/;$/, '')
}

/** @returns {import('vite').Plugin} */
const asText = () => ({
  name: 'wisp-as-text',
  resolveId(id) {
    const [path] = new Map(Object.entries(TEXTS)).get(id) ?? []
    return path && TEXT + at(path)
  },
  async load(id) {
    if (!id.startsWith(TEXT)) return
    const file = id.slice(TEXT.length)
    const [, name = ''] = Object.values(TEXTS).find(([path = '']) => at(path) === file) ?? []
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
    return `export const ${name} = ${JSON.stringify(await textOf(code, name))}`
  },
})

export const ownModules = () => [lists(), forBrowsers(), asText()]
