import { expect, it } from 'vitest'
import { aliasOf } from '../../../build/aliases.js'
import { at } from '../../../build/paths.js'

const ours = at('chunks/services/inspector/inspect.tsx')
const library = at('node_modules/react-colorful/dist/index.mjs')

it('our own files get Preact without preact/compat, and a library gets all of React', () => {
  expect(aliasOf('react', ours)).toBe(at('chunks/core/framework/react.ts'))
  expect(aliasOf('react', library)).toBe('preact/compat')
  expect(aliasOf('react-dom', library)).toBe('preact/compat')
  expect(aliasOf('react/jsx-runtime', library)).toBe(aliasOf('react/jsx-runtime', ours))
})

it('signals are Preact’s, which need no hook', async () => {
  expect(aliasOf('@preact/signals-react', ours)).toBe('@preact/signals')
  const runtime = await import(/* @vite-ignore */ `${aliasOf('@preact/signals-react/runtime', ours)}`)
  expect(runtime.useSignals().f()).toBe(undefined)
})

it('every other import stays as it is, even if it is named like a property of every object', () => {
  for (const id of ['preact', 'valibot', './react', 'react-colorful', 'constructor', '__proto__'])
    expect(aliasOf(id, ours)).toBe(undefined)
})
