import { expect, it } from 'vitest'
import { aliasOf, drawingOf } from '../../../build/aliases.js'
import { at } from '../../../build/paths.js'

it('React is Preact without preact/compat', () => {
  expect(aliasOf('react')).toBe(at('chunks/core/framework/react.ts'))
  expect(aliasOf('react/jsx-dev-runtime')).toBe(aliasOf('react/jsx-runtime'))
})

it('popups have what they use of React, and nothing else', async () => {
  for (const id of ['react', 'react-dom/client', 'react/jsx-runtime'])
    expect(drawingOf(id)).toMatch(/chunks\/core\/drawing\/\w+\.ts$/)
  expect(drawingOf('react/jsx-dev-runtime')).toBe(drawingOf('react/jsx-runtime'))
  expect(Object.keys(await import(/* @vite-ignore */ `${drawingOf('react')}`)).sort()).toEqual([
    'Component',
    'Fragment',
    'createElement',
    'jsx',
    'jsxs',
  ])
})

it('signals are Preact’s, which need no hook', async () => {
  expect(aliasOf('@preact/signals-react')).toBe('@preact/signals')
  const runtime = await import(/* @vite-ignore */ `${aliasOf('@preact/signals-react/runtime')}`)
  expect(runtime.useSignals().f()).toBe(undefined)
})

it('every other import stays as it is, even if it is named like a property of every object', () => {
  for (const id of ['preact', 'valibot', './react', 'preact/compat', 'constructor', '__proto__'])
    expect([aliasOf(id), drawingOf(id)]).toEqual([undefined, undefined])
})
