/** What a page loads once it has a pack: chunks that import what popups share have to come from the pack's own folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { at } from '../../build/paths.js'
import { loadBesidePack } from '../../chunks/core/ui/display-queue/chunks'
import type { Page } from '../../shared/page/model/page'

const VERSIONS = at('dist/public/v')
const folder = join(VERSIONS, readdirSync(VERSIONS).find((name) => /^[\da-f]{10}$/.test(name)) ?? '')
const packs: string[][] = JSON.parse(readFileSync(at('dist/public/packs.json'), 'utf8'))
const isBuilt = (group: string, name: string): boolean =>
  ['index.ts', 'index.tsx'].some((file) => existsSync(at(`chunks/${group}/${name}/${file}`)))

/** By their names, those that import `ui.js` and those that do not. */
const [sharing, standing] = [true, false].map((imports) =>
  readdirSync(folder)
    .filter((file) => /^[a-z-]+\.js$/.test(file) && !/^(ui|wisp.*)\.js$/.test(file))
    .filter((file) => /from\s*"\.\/ui\.js"/.test(readFileSync(join(folder, file), 'utf8')) === imports)
    .map((file) => file.replace('.js', '')),
)

it('every chunk that imports what popups share is asked for beside the pack, and no other is', () => {
  const load = vi.fn()
  const page = { load, ui: 'lightbox_form/ui' } as unknown as Page
  loadBesidePack(page)
  // The type and the parts of a popup are asked for there anyway.
  const others = sharing?.filter((name) => !['types', 'parts', 'games'].some((group) => isBuilt(group, name))) ?? []
  for (const name of [...others, 'cooldown', 'confetti', ...(standing ?? [])]) page.load(name)
  expect(load.mock.calls.flat()).toEqual([
    ...[...others, 'cooldown', 'confetti'].map((name) => `lightbox_form/${name}`),
    ...(standing ?? []),
  ])
})

it('there is a pack for each combination of the designs, with nothing twice', () => {
  expect(packs.map((names) => names.join()).sort()).toEqual([...new Set(packs.map((names) => names.join()))].sort())
  expect(packs).toContainEqual(['lightbox', 'form'])
  for (const names of packs) expect(existsSync(join(folder, names.join('_'), 'ui.js'))).toBe(true)
})
