/** Documents and budgets name each chunk that has a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { it } from 'vitest'
import { at } from '../../build/paths.js'
import { expectNone } from '../support/document-lists'

const FOLDERS = ['types', 'parts', 'games', 'stores', 'consent', 'page-builder', 'site', 'fields']
/** Chunks without a budget of their own: a few hundred bytes, words, or part of other chunks. */
const WITHOUT_BUDGET = ['email', 'number', 'own-words', 'wix-token', 'dropdown']

const chunksOf = (folder: string): string[] =>
  readdirSync(at(`chunks/${folder}`)).filter((name) =>
    ['index.ts', 'index.tsx'].some((file) => existsSync(at(`chunks/${folder}/${name}/${file}`))),
  )

it.each(FOLDERS)('docs/chunks.md names every chunk of chunks/%s', (folder) => {
  const text = readFileSync(at('docs/chunks.md'), 'utf8')
  expectNone(
    chunksOf(folder).filter((name) => !text.includes(`\`${name}\``)),
    (name) => `write \`${name}\`, and when it is loaded, into docs/chunks.md, the row of \`${folder}/\``,
  )
})

it.each(FOLDERS)('every chunk of chunks/%s has a budget', (folder) => {
  const budgets = readFileSync(at('.size-limit.json'), 'utf8')
  expectNone(
    chunksOf(folder).filter((name) => !WITHOUT_BUDGET.includes(name) && !budgets.includes(`/${name}.js"`)),
    (name) =>
      `write into .size-limit.json { "name": "${name}", "path": "dist/public/v/*/${name}.js", "limit": "… B" }, with a little more than npm run build && npm run size then prints`,
  )
})
