// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { cleanGlobals } from '../../support/clean-globals'

it.each([
  ['a global', 'added', () => Reflect.set(globalThis, 'added', 1)],
  ['a member of a global', 'Math.random', () => Reflect.set(Math, 'random', () => 0)],
  ['a method of all elements', 'Element.prototype.remove', () => Reflect.set(Element.prototype, 'remove', () => {})],
  [
    'a getter',
    'navigator.language',
    () => Reflect.defineProperty(navigator, 'language', { configurable: true, get: () => 'xx' }),
  ],
  ['a method of a class', 'URL.canParse', () => Reflect.set(URL, 'canParse', () => true)],
  ['a variable of the process', 'process.env.ADDED', () => Reflect.set(process.env, 'ADDED', '1')],
  ['all variables of the process', 'process.env', () => Reflect.set(process, 'env', {})],
])('%s that a file leaves behind is named, and is as before for the next file', (_, name, leave) => {
  leave()
  expect(cleanGlobals).toThrow(new RegExp(`not as before: ${name}$`))
  expect(cleanGlobals).not.toThrow()
})
