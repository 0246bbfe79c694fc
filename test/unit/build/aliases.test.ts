import { expect, it } from 'vitest'
import { aliasOf } from '../../../build/aliases.js'
import { at } from '../../../build/paths.js'

it('React is Preact without preact/compat', () => {
  expect(aliasOf('react')).toBe(at('chunks/core/framework/react.ts'))
  expect(aliasOf('react/jsx-dev-runtime')).toBe(aliasOf('react/jsx-runtime'))
})

it('signals are Preact’s, which need no hook', async () => {
  expect(aliasOf('@preact/signals-react')).toBe('@preact/signals')
  const runtime = await import(/* @vite-ignore */ `${aliasOf('@preact/signals-react/runtime')}`)
  expect(runtime.useSignals().f()).toBe(undefined)
})

it('every other import stays as it is, even if it is named like a property of every object', () => {
  for (const id of ['preact', 'valibot', './react', 'preact/compat', 'constructor', '__proto__'])
    expect(aliasOf(id)).toBe(undefined)
})
