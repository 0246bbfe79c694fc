import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Check } from '../../build/lint/project.js'
import { withProject } from '../../build/lint/project.js'
import { at } from '../../build/paths.js'

const CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    jsx: 'react-jsx',
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    allowImportingTsExtensions: true,
    lib: ['ES2023', 'DOM'],
    // As in the project, Node's types of `setTimeout` and `fetch` exist beside the browser's.
    types: ['node'],
    typeRoots: [at('node_modules/@types')],
  },
}

/** Writes these files into a temporary folder, passes it to `use`, and removes it. */
export const inFolder = <T>(files: Record<string, string>, use: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-lint-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The result of a check on a project of these files. */
export const checked = (check: Check, files: Record<string, string>): string[] =>
  inFolder({ ...files, 'tsconfig.json': JSON.stringify(CONFIG) }, (folder) =>
    withProject(check, join(folder, 'tsconfig.json')),
  )
