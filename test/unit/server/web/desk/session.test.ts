// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { forgetToken, takeToken, tokenIn } from '../../../../../server/web/desk/session'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/desk?from=mail')
})

it('removes the token from the address bar and keeps it for the tab', () => {
  location.hash = '#token=s3cret%2B1'
  expect(takeToken()).toBe('s3cret+1')
  expect(location.href).toMatch(/\/desk\?from=mail$/)
  expect(takeToken()).toBe('s3cret+1')
  forgetToken()
  expect(takeToken()).toBe('')
})

it('finds no token in other fragments', () => {
  expect(['', '#', '#main', '#token=', '#a=b'].map(tokenIn)).toEqual(['', '', '', '', ''])
})
