/**
 * What the build tells the loader: the folder of its chunks, whose name is a hash of their content, and the version.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { at } from '../paths.js'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** Vite's `define` needs its values before anything is built, which is too early. */
export const constants = (environments: string[], folder: () => string): Plugin => ({
  name: 'wisp-constants',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform: {
    filter: { id: /\/loader\//, code: /__(FOLDER|VERSION)__/ },
    handler: (code) => ({
      code: code.replaceAll('__FOLDER__', JSON.stringify(folder())).replaceAll('__VERSION__', JSON.stringify(version)),
      map: null,
    }),
  },
})
