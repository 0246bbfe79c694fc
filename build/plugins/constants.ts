/** What the loader is told by the build: the folder of its chunks, which has its name from what is in them, and the version. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { at } from '../paths.js'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** Vite's `define` wants its values before anything is built. */
export const constants = (folder: () => string): Plugin => ({
  name: 'wisp-constants',
  applyToEnvironment: ({ name }) => name === 'loader',
  transform: {
    filter: { id: /\/loader\//, code: /__(FOLDER|VERSION)__/ },
    handler: (code) => ({
      code: code.replaceAll('__FOLDER__', JSON.stringify(folder())).replaceAll('__VERSION__', JSON.stringify(version)),
      map: null,
    }),
  },
})
