/**
 * What the build tells the loader: the version, and the folder of its chunks, whose name is a hash of their content. The
 * folder is filled in when the files are written, so a change in a chunk builds no loader again.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { File } from '../files.ts'
import { at } from '../paths.js'
import { modulesOf } from './modules.ts'

const MANIFEST = at('package.json')

/** Stands for the folder's name until the files are written, and is as long as that. */
const ANY_FOLDER = 'v/0123456789/'

export const constants = (environments: string[]): Plugin => ({
  name: 'wisp-constants',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform: {
    filter: { id: /\/loader\//, code: /__(FOLDER|VERSION)__/ },
    handler(code) {
      modulesOf(this.environment.name).add(MANIFEST)
      const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
      return {
        code: code
          .replaceAll('__FOLDER__', JSON.stringify(ANY_FOLDER))
          .replaceAll('__VERSION__', JSON.stringify(version)),
        map: null,
      }
    },
  },
})

/** @param folder of the chunks, with its slash */
export const withFolder = (files: File[], folder: string): File[] =>
  files.map(({ code, ...file }) => (code === undefined ? file : { ...file, code: code.replaceAll(ANY_FOLDER, folder) }))
