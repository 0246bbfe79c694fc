// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { cleanDocument } from '../../support/clean-document'

it('the next file finds the document as it was: no listener, mark, entry or address of this one', () => {
  const { href } = location
  const heard = vi.fn()
  for (const target of [window, document, document.documentElement, document.head, document.body])
    target.addEventListener('press', heard, { capture: true })
  document.documentElement.dir = 'rtl'
  document.body.className = 'dark'
  document.head.innerHTML = '<style>p { color: red }</style>'
  document.body.innerHTML = '<p>Hello</p>'
  for (const path of ['', ';path=/']) Reflect.set(document, 'cookie', `plan=gold${path}`)
  localStorage.setItem('wisp.trail', '1')
  sessionStorage.setItem('wisp.trail', '1')
  history.replaceState(null, '', '/elsewhere?a=1#b')

  cleanDocument()

  for (const target of [window, document, document.documentElement, document.head, document.body])
    target.dispatchEvent(new Event('press'))
  expect(heard).not.toHaveBeenCalled()
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect([localStorage.length, sessionStorage.length, document.cookie, location.href]).toEqual([0, 0, '', href])
})
